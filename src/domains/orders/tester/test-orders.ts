import { loadEshops } from '#domains/eshops/contract.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import type { OrderRouteDeps } from '../order-route-deps.ts'
import { ORDER_PROBLEM_WORDS } from '../reading/problem-words.ts'
import { type RawOrder, readTold } from '../reading/read-order.ts'
import { arrivedOrder } from './arrival.ts'
import { keepArrival } from './arrival-storage.ts'
import { testCodeEnds } from './test-code.ts'

/** What the call answers with a test code: each order is read and shown on the code's page, and none is kept. */
export async function testOrders(
  { db, key, clock, tally }: OrderRouteDeps,
  eshopId: number,
  code: string,
  orders: readonly RawOrder[],
): Promise<Refusal<'parameter_invalid'> | { orders: TestedOrder[] }> {
  const now = clock.now()
  if (!((testCodeEnds(key, code)?.getTime() ?? 0) > now.getTime()))
    return refusal('parameter_invalid', 'the test code (test) is none of ours, or its hour is over (tellOrders)')
  const eshop = (await loadEshops(db)).find(({ id }) => (id as number) === eshopId) ?? null
  const tested: TestedOrder[] = []
  for (const raw of orders) {
    const read = readTold(raw, now)
    if (typeof read !== 'string' && 'isCancelled' in read) {
      // There is nothing to show of it.
      tested.push({ orderId: read.orderId, status: 'test', problem: null, unknownItems: [] })
      continue
    }
    const problem = typeof read === 'string' ? read : null
    const order = typeof read === 'string' ? null : await arrivedOrder(db, eshop, read)
    await keepArrival(db, code, { way: 'call', shop: eshop?.name ?? null, isTrusted: true, problem, order }, now)
    tally.count('call', 'tested')
    tested.push({
      orderId: order?.orderId ?? null,
      status: problem === null ? 'test' : 'refused',
      problem: problem === null ? null : { code: problem, message: ORDER_PROBLEM_WORDS[problem] },
      unknownItems: order?.items.flatMap(({ itemId, offer }) => (offer === null ? [itemId] : [])) ?? [],
    })
  }
  return { orders: tested }
}

interface TestedOrder {
  orderId: string | null
  status: 'test' | 'refused'
  problem: { code: string; message: string } | null
  unknownItems: string[]
}
