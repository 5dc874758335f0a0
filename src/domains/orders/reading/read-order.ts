import { createHash } from 'node:crypto'
import { uidOfToken } from '#domains/clicks/contract.ts'
import { readEmail } from '#domains/identity/contract.ts'
import { firstChars, readableLine, withoutUnreadable } from '#platform/readable-text.ts'
import { readMoment } from './read-moment.ts'
import { ORDER_LIMITS } from '../purchase.ts'

/** An order as it stands in a call, a line of a file or a pixel: of any kind, until it has been read. */
export interface RawOrder {
  readonly orderId?: unknown
  readonly email?: unknown
  readonly orderedAt?: unknown
  readonly items?: unknown
  readonly click?: unknown
  readonly state?: unknown
}

/** The name of an order that the shop called off; what else is said of it is not looked at. */
export interface CancelledOrder {
  readonly orderId: string
  readonly isCancelled: true
}

/** An order that has been read and may be kept. */
export interface ToldOrder {
  readonly orderId: string
  readonly email: string | null
  readonly orderedAt: Date
  readonly items: readonly ToldItem[]
  /** The click that the buyer's browser came by, if one is named; whose it is nobody has looked yet. */
  readonly clickUid: string | null
}

export interface ToldItem {
  readonly itemId: string
  readonly title: string | null
  readonly quantity: number
}

export type OrderProblem =
  | 'order_id_missing'
  | 'order_id_unusable'
  | 'order_unknown'
  | 'state_unusable'
  | 'email_unusable'
  | 'date_missing'
  | 'date_unusable'
  | 'date_future'
  | 'date_too_old'
  | 'items_missing'
  | 'items_too_many'
  | 'item_unusable'

/** Reads what a shop itself says of an order: that it is, or that it is no more. */
export function readTold(raw: RawOrder, now: Date): ToldOrder | CancelledOrder | OrderProblem {
  if (isAbsent(raw.state)) return readOrder(raw, now)
  if (typeof raw.state !== 'string' || raw.state.trim() !== 'cancelled') return 'state_unusable'
  const orderId = readName(raw.orderId, ORDER_LIMITS.idCharacters)
  return orderId === null ? problemOfId(raw) : { orderId, isCancelled: true }
}

/** Reads an order, or says the first thing for which it cannot be taken. An unusable address refuses it: the shop would wait for mail that nobody gets. */
export function readOrder(raw: RawOrder, now: Date): ToldOrder | OrderProblem {
  const orderId = readName(raw.orderId, ORDER_LIMITS.idCharacters)
  if (orderId === null) return problemOfId(raw)
  const email = isAbsent(raw.email) ? null : readAddress(raw.email)
  if (email === undefined) return 'email_unusable'
  const orderedAt = readOrderDate(raw.orderedAt, now)
  if (typeof orderedAt === 'string') return orderedAt
  const items = readItems(raw.items)
  if (typeof items === 'string') return items
  return { orderId, email, orderedAt, items, clickUid: typeof raw.click === 'string' ? uidOfToken(raw.click) : null }
}

function problemOfId({ orderId }: RawOrder): OrderProblem {
  return isAbsent(orderId) ? 'order_id_missing' : 'order_id_unusable'
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** A shop's own name of something, which may be a number in its JSON; never cut, because two cut names could become one. */
function readName(value: unknown, most: number): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string' || text.length > most * 2) return null
  const name = text.trim().normalize('NFC')
  return name === '' || name.length > most || name !== withoutUnreadable(name) || /[\n\t]/.test(name) ? null : name
}

function readAddress(value: unknown): string | undefined {
  return (typeof value === 'string' ? readEmail(value) : null) ?? undefined
}

function readOrderDate(value: unknown, now: Date): Date | OrderProblem {
  if (isAbsent(value)) return 'date_missing'
  const at = typeof value === 'string' ? readMoment(value.trim()) : null
  if (at === null) return 'date_unusable'
  const age = now.getTime() - at.getTime()
  if (age < -ORDER_LIMITS.futureMs) return 'date_future'
  return age > ORDER_LIMITS.oldestDays * 86_400_000 ? 'date_too_old' : at
}

function readItems(value: unknown): readonly ToldItem[] | OrderProblem {
  if (!Array.isArray(value) || value.length === 0) return 'items_missing'
  if (value.length > ORDER_LIMITS.items) return 'items_too_many'
  const items = new Map<string, ToldItem>()
  for (const each of value as readonly unknown[]) {
    const item = readItem(each)
    if (item === null) return 'item_unusable'
    const known = items.get(item.itemId)
    const quantity = Math.min(ORDER_LIMITS.quantity, item.quantity + (known?.quantity ?? 0))
    items.set(item.itemId, { ...item, title: known?.title ?? item.title, quantity })
  }
  return [...items.values()]
}

/** "SKU-1", or { itemId, title, quantity }. */
function readItem(value: unknown): ToldItem | null {
  const raw = (typeof value === 'object' && value !== null ? value : { itemId: value }) as Record<string, unknown>
  const itemId = readName(raw['itemId'], ORDER_LIMITS.itemIdCharacters)
  const quantity = isAbsent(raw['quantity']) ? 1 : Number(raw['quantity'])
  if (itemId === null || !Number.isInteger(quantity) || quantity < 1 || quantity > ORDER_LIMITS.quantity) return null
  const title = typeof raw['title'] === 'string' ? readableLine(raw['title'], ORDER_LIMITS.titleCharacters) : ''
  return { itemId, title: title === '' ? null : firstChars(title, ORDER_LIMITS.titleCharacters), quantity }
}

/** What an order says beside the address, in few bytes: a repeat that says something else has another one. */
export function digestOf({ orderedAt, items }: Pick<ToldOrder, 'orderedAt' | 'items'>): Buffer {
  const said = items
    .map(({ itemId, quantity }) => [itemId, quantity])
    .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([orderedAt.toISOString(), said]))
    .digest()
}
