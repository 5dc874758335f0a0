import { type Eshop, findEshopBySlug } from '#domains/eshops/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { type OrderProblem, type RawOrder, readOrder, type ToldOrder } from '../reading/read-order.ts'
import { isSigned, shopKey } from '../shop-key.ts'
import { type TakeDeps, takeOrders } from '../keeping/take-orders.ts'
import { arrivedOrder } from '../tester/arrival.ts'
import { keepArrival } from '../tester/arrival-storage.ts'
import type { PixelProblem } from './pixel-problem.ts'

/** What a page of a shop sent, of any kind. */
export interface SentPixel {
  readonly way: 'script' | 'image'
  readonly consent: unknown
  readonly shop: unknown
  /** A code that has been checked; null: the order is meant. */
  readonly test: string | null
  /** An order, or the text that was signed. */
  readonly order: unknown
  readonly signature: unknown
  readonly click: unknown
  /** Of the page that sent it, as the browser says; null: it says nothing. */
  readonly origin: string | null
}

export interface PixelDeps extends TakeDeps {
  readonly db: Database
  /** Whether a shop may have one more order that only a browser tells. */
  mayTell(eshopId: number): boolean
}

export type PixelOutcome = 'taken' | 'tested' | 'too_many' | PixelProblem | OrderProblem

/** What it says once it has been checked who says it. */
interface Heard {
  readonly eshop: Eshop | null
  readonly raw: RawOrder
  readonly isSigned: boolean
}

/** Takes an order that a browser sends. Whether it was new is told nobody: anybody may ask. */
export async function takePixel(deps: PixelDeps, sent: SentPixel, now: Date): Promise<PixelOutcome> {
  const heard = await hear(deps, sent)
  if (sent.test !== null) return keepTest(deps, sent.test, sent.way, heard, now)
  if (typeof heard === 'string') return heard
  const { eshop, raw, isSigned: isTrusted } = heard
  if (eshop === null) return 'shop_missing'
  if (!isTrusted && !deps.mayTell(eshop.id)) return 'too_many'
  const [taken] = await takeOrders(deps, { eshopId: eshop.id, by: 'pixel', isTrusted }, [raw], now)
  return taken?.problem ?? 'taken'
}

async function hear({ db, key }: PixelDeps, sent: SentPixel): Promise<Heard | PixelProblem> {
  if (sent.consent !== 'granted') return 'consent_missing'
  const eshop = typeof sent.shop === 'string' ? await findShop(db, sent.shop) : null
  if (eshop === null && sent.test === null) return isNamed(sent.shop) ? 'shop_unknown' : 'shop_missing'
  if (typeof sent.order === 'string') {
    if (eshop === null) return isNamed(sent.shop) ? 'shop_unknown' : 'shop_missing'
    const signing = await shopKey(db, key, eshop.id)
    if (typeof sent.signature !== 'string' || !isSigned(signing, sent.order, sent.signature)) return 'signature_wrong'
    const raw = asOrder(parseJson(sent.order), sent.click)
    return raw === null ? 'order_malformed' : { eshop, raw, isSigned: true }
  }
  const raw = asOrder(sent.order, sent.click)
  if (raw === null) return 'order_malformed'
  if (isNamed(sent.signature)) return 'signature_wrong'
  if (eshop !== null && sent.test === null && isForeign(sent.origin, eshop)) return 'origin_foreign'
  return { eshop, raw, isSigned: false }
}

function isNamed(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

/** Longer than any slug: nobody asks the database for a megabyte. */
const MOST_SLUG = 100

async function findShop(db: Database, slug: string): Promise<Eshop | null> {
  return /^[a-z0-9-]+$/.test(slug) && slug.length <= MOST_SLUG ? findEshopBySlug(db, slug) : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The click stands beside an order whose text is signed, because the shop's server does not know it. */
function asOrder(value: unknown, click: unknown): RawOrder | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { orderId, email, orderedAt, items, click: own } = value as RawOrder
  return { orderId, email, orderedAt, items, click: own ?? click }
}

/** A page elsewhere may not fill a shop's list by the browsers of its visitors. What names no origin is no browser, or one that hides. */
function isForeign(origin: string | null, { domains }: Eshop): boolean {
  const host = origin === null ? undefined : (URL.parse(origin)?.hostname ?? 'unreadable')
  return host !== undefined && !domains.some((own) => host === own || host.endsWith(`.${own}`))
}

async function keepTest(
  { db }: PixelDeps,
  code: string,
  way: SentPixel['way'],
  heard: Heard | PixelProblem,
  now: Date,
): Promise<'tested'> {
  const nothing = { way, shop: null, isTrusted: false, order: null }
  if (typeof heard === 'string') {
    await keepArrival(db, code, { ...nothing, problem: heard }, now)
    return 'tested'
  }
  const { eshop, raw, isSigned: isTrusted } = heard
  const read = readOrder(raw, now)
  const order = typeof read === 'string' ? null : await arrivedOrder(db, eshop, withoutAddress(read, isTrusted))
  const problem = typeof read === 'string' ? read : eshop === null ? 'shop_missing' : null
  await keepArrival(db, code, { way, shop: eshop?.name ?? null, isTrusted, order, problem }, now)
  return 'tested'
}

/** As it would be kept: the address only of what the shop itself said. */
function withoutAddress(order: ToldOrder, isTrusted: boolean): ToldOrder {
  return isTrusted ? order : { ...order, email: null }
}
