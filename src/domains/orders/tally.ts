import type { Measure } from '#platform/metrics.ts'

/** What operators are told of the orders that came to one process. */
export function createTally() {
  const counts = new Map<string, number>()
  return {
    /** `by`: pixel, call, file. `outcome`: what came of it, or why it was refused. */
    count: (by: string, outcome: string, times = 1): void => {
      const name = `${by} ${outcome}`
      counts.set(name, (counts.get(name) ?? 0) + times)
    },
    measures: [
      {
        name: 'poiso_orders_told',
        help: 'Orders told by shops since the start, by way and by what came of them',
        labelNames: ['by', 'outcome'],
        read: () =>
          [...counts].map(([name, value]) => {
            const [by = '', outcome = ''] = name.split(' ')
            return { labels: { by, outcome }, value }
          }),
      },
    ] satisfies Measure[],
  }
}

export type Tally = ReturnType<typeof createTally>
