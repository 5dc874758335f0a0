import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpcOfPage, type EarlierBid, withEarlier } from './earlier-bids.ts'

const START = Date.UTC(2026, 10, 26)
const steps = fc.array(
  fc.record({ afterSeconds: fc.nat(4 * 3_600), cpc: fc.constantFrom(0, 20_000, 50_000, 400_000) }),
  { maxLength: 30 },
)

describe('R-21 a price changed between page and click', () => {
  test('R-21 a click never costs more than was bid when its page was drawn, nor than is bid now, whatever changes came between', () => {
    fc.assert(
      fc.property(steps, fc.nat(24 * 3_600), (changes, ageSeconds) => {
        let [atMs, current, earlier]: [number, number, readonly EarlierBid[]] = [START, 0, []]
        const history: { fromMs: number; cpc: number }[] = [{ fromMs: 0, cpc: 0 }]
        for (const { afterSeconds, cpc } of changes) {
          atMs += afterSeconds * 1_000
          earlier = withEarlier(earlier, current, cpc, new Date(atMs))
          current = cpc
          history.push({ fromMs: atMs, cpc })
        }
        const drawnMs = atMs - ageSeconds * 1_000
        const bidThen = history.findLast(({ fromMs }) => fromMs <= drawnMs)?.cpc ?? 0
        expect(cpcOfPage(current, earlier, drawnMs / 1_000)).toBeLessThanOrEqual(Math.min(current, bidThen))
      }),
    )
  })

  test('R-21 with few changes it costs exactly the lower of the two', () => {
    const at = (hour: number) => new Date(START + hour * 3_600_000)
    const raised = withEarlier([], 50_000, 400_000, at(1))
    const lowered = withEarlier(raised, 400_000, 100_000, at(2))
    const drawn = (hour: number) => cpcOfPage(100_000, lowered, at(hour).getTime() / 1_000)
    expect([drawn(0.5), drawn(1.5), drawn(2.5)]).toEqual([50_000, 100_000, 100_000])
    expect(withEarlier(lowered, 100_000, 0, at(48))).toEqual([[at(48).getTime() / 1_000, 100_000]])
  })
})
