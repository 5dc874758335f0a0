import { parseCsv } from './parse-csv.ts'
import type { RawOrder } from '../reading/read-order.ts'

export const ORDER_FILE_KINDS = ['csv', 'jsonl'] as const
export type OrderFileKind = (typeof ORDER_FILE_KINDS)[number]

/** An order of a file and the line on which it begins. */
export interface FileOrder {
  readonly line: number
  readonly raw: RawOrder
}

/** Why a file as a whole is none. */
export type FileProblem = 'not_utf8' | 'header_missing' | 'line_malformed'

/** Reads a file of orders: CSV with a row for each item, or an order in JSON on each line. What is wrong with one order is found later. */
export function readOrderFile(
  kind: OrderFileKind,
  bytes: Uint8Array,
): readonly FileOrder[] | { readonly problem: FileProblem; readonly line: number } {
  const text = decode(bytes)
  if (text === null) return { problem: 'not_utf8', line: 1 }
  return kind === 'csv' ? ordersOfCsv(text) : ordersOfLines(text)
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function ordersOfLines(text: string): ReturnType<typeof readOrderFile> {
  const orders: FileOrder[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const raw = parseJson(line)
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
      return { problem: 'line_malformed', line: index + 1 }
    orders.push({ line: index + 1, raw })
  }
  return orders
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** Names of columns; the order of columns is the shop's. */
const COLUMNS = ['orderId', 'email', 'orderedAt', 'click', 'state', 'itemId', 'quantity', 'title'] as const
const NEEDED: readonly Column[] = ['orderId', 'orderedAt', 'itemId']
type Column = (typeof COLUMNS)[number]

function ordersOfCsv(text: string): ReturnType<typeof readOrderFile> {
  const rows = parseCsv(text)
  if (rows === null) return { problem: 'line_malformed', line: 1 }
  const [header, ...body] = rows
  const places = new Map(COLUMNS.map((name) => [name, placeOf(header?.cells ?? [], name)]))
  if (NEEDED.some((name) => places.get(name) === -1)) return { problem: 'header_missing', line: 1 }
  const orders = new Map<string, { line: number; raw: RawOrder & { items: object[] } }>()
  for (const { line, cells } of body) {
    const cell = (name: Column): string => cells[places.get(name) as number] ?? ''
    const orderId = cell('orderId').trim()
    const item = { itemId: cell('itemId'), quantity: cell('quantity'), title: cell('title') }
    const known = orders.get(orderId)
    if (known !== undefined) known.raw.items.push(item)
    else {
      const said = { email: cell('email'), orderedAt: cell('orderedAt'), click: cell('click'), state: cell('state') }
      orders.set(orderId, { line, raw: { orderId, ...said, items: [item] } })
    }
  }
  return [...orders.values()]
}

function placeOf(header: readonly string[], name: Column): number {
  return header.findIndex((cell) => cell.trim().toLowerCase() === name.toLowerCase())
}
