import type { Measure } from '#platform/metrics.ts'
import type { ImpressionKeeper } from './impression-keeper.ts'
import type { Judged } from './judge-impressions.ts'

/** What operators are told of the impressions of one process, and the keeper behind it. */
export function createTally(keeper: Pick<ImpressionKeeper, 'add' | 'waiting' | 'batchMs'>) {
  const records = new Map<string, number>()
  let refused = 0
  const count = (outcome: string, times: number): void => void records.set(outcome, (records.get(outcome) ?? 0) + times)
  return {
    take: (judged: Judged): void => {
      for (const { kind } of judged.impressions) if (kind === 'proven') count(kind, 1)
      for (const [reason, times] of judged.reasons) count(reason, times)
      keeper.add(judged)
    },
    refused: (): void => void (refused += 1),
    measures: [
      {
        name: 'poiso_impression_records',
        help: 'Records of impressions since the start: proven, or why not',
        labelNames: ['outcome'],
        read: () => [...records].map(([outcome, value]) => ({ labels: { outcome }, value })),
      },
      {
        name: 'poiso_impression_requests_refused',
        help: 'Requests of impressions refused by their network',
        read: () => refused,
      },
      {
        name: 'poiso_impression_sums_waiting',
        help: 'Sums of impressions that wait for the database',
        read: () => keeper.waiting(),
      },
      {
        name: 'poiso_impression_batch_ms',
        help: 'Time that the last batch of impressions took to write',
        read: () => keeper.batchMs(),
      },
    ] satisfies Measure[],
  }
}
