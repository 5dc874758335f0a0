import type { OrderProblem } from '../reading/read-order.ts'
import { type FileProblem, type OrderFileKind, readOrderFile } from './order-file.ts'
import { isSigned, shopKey } from '../shop-key.ts'
import { type TakeDeps, takeOrders, type TakenOrder } from '../keeping/take-orders.ts'

export interface TakenFile {
  readonly read: number
  readonly counts: Readonly<Record<TakenOrder['status'], number>>
  /** The first orders that were refused. */
  readonly problems: readonly {
    readonly line: number
    readonly orderId: string | null
    readonly code: OrderProblem
  }[]
  /** The first items of which the shop has no offer with us. */
  readonly unknownItems: readonly string[]
}

export type FileOutcome =
  | { readonly kind: 'taken'; readonly taken: TakenFile }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'unreadable'; readonly problem: FileProblem | 'too_many_orders'; readonly line: number }

export const FILE_LIMITS = {
  /** By a call: what the door lets in at all. */
  callBytes: 1_048_576,
  /** By the command. */
  commandBytes: 32 * 1024 ** 2,
  orders: 100_000,
  /** Problems and unknown items that are told back. */
  told: 100,
} as const

/** Takes a file that the shop's key signed; the same file again changes nothing. Nothing is read before the signature has been checked. */
export async function takeFile(
  deps: TakeDeps,
  eshopId: number,
  file: { readonly kind: OrderFileKind; readonly bytes: Uint8Array; readonly signature: string },
  now: Date,
): Promise<FileOutcome> {
  const signing = await shopKey(deps.db, deps.key, eshopId)
  if (!isSigned(signing, file.bytes, file.signature)) return { kind: 'unsigned' }
  const orders = readOrderFile(file.kind, file.bytes)
  if ('problem' in orders) return { kind: 'unreadable', ...orders }
  if (orders.length > FILE_LIMITS.orders) return { kind: 'unreadable', problem: 'too_many_orders', line: 1 }
  const teller = { eshopId, by: 'file', isTrusted: true } as const
  const taken = await takeOrders(
    deps,
    teller,
    orders.map(({ raw }) => raw),
    now,
  )
  const told = taken.map((each, index) => ({ ...each, line: orders[index]?.line ?? 0 }))
  return { kind: 'taken', taken: summed(told) }
}

function summed(taken: readonly (TakenOrder & { readonly line: number })[]): TakenFile {
  const counts = { new: 0, known: 0, completed: 0, changed: 0, cancelled: 0, refused: 0 }
  for (const { status } of taken) counts[status] += 1
  return {
    read: taken.length,
    counts,
    problems: taken
      .flatMap(({ line, orderId, problem }) => (problem === null ? [] : [{ line, orderId, code: problem }]))
      .slice(0, FILE_LIMITS.told),
    unknownItems: [...new Set(taken.flatMap(({ unknownItems }) => unknownItems))].slice(0, FILE_LIMITS.told),
  }
}
