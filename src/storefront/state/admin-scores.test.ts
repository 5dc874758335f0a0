import { describe, expect, test } from 'vitest'
import { ResponseError } from '#platform/api-client/runtime.ts'
import { type AdminScore, createAdminScores } from './admin-scores.ts'

const data = { esRank: 1 } as AdminScore['data']
function aPage() {
  const asked: (readonly number[])[] = []
  const due: { act: () => void; ms: number }[] = []
  const page = { fails: null as Error | null, unknown: new Set<number>() }
  const scores = createAdminScores({
    ask: async (ids) => {
      asked.push(ids)
      if (page.fails !== null) throw page.fails
      return ids.filter((id) => !page.unknown.has(id)).map((variantId) => ({ variantId, data, previousData: null }))
    },
    later: (act, ms) => due.push({ act, ms }),
  })
  /** Lets what waits happen; answers how long it has waited. */
  const turn = async (): Promise<number | undefined> => {
    const next = due.shift()
    next?.act()
    await new Promise((resolve) => setImmediate(resolve))
    return next?.ms
  }
  return { asked, page, scores, turn }
}
function from(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index)
}

describe('T-05 admin scores', () => {
  test('T-05 what is wanted in one turn is asked for in one call, a known one never again', async () => {
    const { asked, scores, turn } = aPage()
    let told = 0
    scores.subscribe(() => (told += 1))
    from(1, 10).forEach((id) => scores.want(id))
    scores.want(1)
    expect([asked, scores.of(1)]).toEqual([[], null])
    expect(await turn()).toBe(0)
    expect([asked, told]).toEqual([[from(1, 10)], 1])
    expect(scores.of(10)).toMatchObject({ variantId: 10 })
    scores.want(10)
    expect(await turn()).toBeUndefined()
  })

  test('T-05 more than a call takes go in several, one after the other; unknown ones are not asked for again', async () => {
    const { asked, page, scores, turn } = aPage()
    page.unknown.add(1)
    from(1, 100).forEach((id) => scores.want(id))
    while ((await turn()) !== undefined);
    expect(asked.map((ids) => ids.length)).toEqual([48, 48, 4])
    scores.want(1)
    expect([await turn(), scores.of(1)]).toEqual([undefined, null])
  })

  test('T-05 a batch that failed goes with the next one, later each time, a minute at most; an answer ends that', async () => {
    const { asked, page, scores, turn } = aPage()
    page.fails = new Error('away')
    scores.want(1)
    const waits = [await turn()]
    scores.want(2)
    for (let round = 0; round < 40; round++) waits.push(await turn())
    expect(waits.slice(0, 4)).toEqual([0, 3_000, 5_000, 7_000])
    expect(waits.at(-1)).toBe(60_000)
    expect(asked.at(-1)).toEqual([1, 2])
    page.fails = null
    await turn()
    expect(scores.of(2)).toMatchObject({ variantId: 2 })
    scores.want(3)
    expect(await turn()).toBe(0)
  })

  test.each([401, 403])('P-03 who is no admin any more asks once (%i)', async (status) => {
    const { asked, page, scores, turn } = aPage()
    page.fails = new ResponseError(new Response(null, { status }))
    scores.want(1)
    await turn()
    scores.want(2)
    expect([await turn(), asked]).toEqual([undefined, [[1]]])
  })
})
