import { expect, test } from 'vitest'
import type { Tracked } from '../track.ts'
import { createEventGate, type GateSurroundings } from './event-gate.ts'
import type { EventNews } from './event-news.ts'

function aGate(surroundings: Partial<GateSurroundings> = {}) {
  const sent: string[] = []
  const told: EventNews[] = []
  const gate = createEventGate({
    isBot: false,
    hasTag: true,
    allowed: () => true,
    send: ({ name, ...parameters }) => sent.push([name, ...Object.values(parameters)].join(' ')),
    tell: (news) => told.push(news),
    ...surroundings,
  })
  const take = (id: number, at = id * 1000): void => gate.take(added(id, at))
  return { gate, take, sent, told, states: () => told.map(({ id, state }) => `${id} ${state}`) }
}

function added(item_id: number, at: number): Tracked {
  return { event: { name: 'comparison_add', item_id, count: 1 }, at, isOfLink: false }
}

test('A-08 T-01 before a choice events wait; when it is made they go in their order, or not at all', () => {
  for (const [answer, expected] of [
    [true, ['1 sent', '2 sent', '3 sent']],
    [false, ['1 refused', '2 refused', '3 refused']],
  ] as const) {
    let allowed: boolean | null = null
    const { gate, take, sent, states } = aGate({ allowed: () => allowed })
    take(1)
    take(2)
    gate.choose()
    expect([sent, states()]).toEqual([[], ['1 no choice yet', '2 no choice yet']])
    allowed = answer
    gate.choose()
    take(3)
    expect(states().slice(2)).toEqual(expected)
    expect(sent).toEqual(answer ? ['comparison_add 1 1', 'comparison_add 2 1', 'comparison_add 3 1'] : [])
    gate.choose()
    expect(states()).toHaveLength(5)
  }
})

test('A-08 of more than a hundred that wait the oldest fall away, and that is said', () => {
  const { take, states } = aGate({ allowed: () => null })
  for (let id = 1; id <= 101; id += 1) take(id)
  expect(states().at(-1)).toBe('1 too many')
})

test('A-08 P-05 a machine sends nothing, nor does a page without a tag', () => {
  for (const [surroundings, state] of [
    [{ isBot: true }, '1 bot'],
    [{ hasTag: false }, '1 no tag'],
  ] as const) {
    const { take, sent, states } = aGate(surroundings)
    take(1)
    expect([sent, states()]).toEqual([[], [state]])
  }
})

test('A-08 of a thousand events in a second forty go through, and the others are counted', () => {
  const { take, sent, told } = aGate()
  for (let id = 0; id < 1000; id += 1) take(id, 5000 + id)
  expect(sent.length).toBeLessThanOrEqual(40)
  expect(sent.length).toBeGreaterThanOrEqual(39)
  take(1000, 9000)
  expect(told.at(-1)).toMatchObject({ state: 'sent', dropped: 1000 - (sent.length - 1) })
  // Bursts are told by their first event alone.
  expect(told.filter(({ state }) => state === 'rate').length).toBeLessThanOrEqual(11)
})

test('A-08 a clock that runs back opens nothing and closes nothing for good', () => {
  const { take, sent } = aGate()
  for (let id = 0; id < 100; id += 1) take(id, 1_000_000 - id * 10_000)
  expect(sent).toHaveLength(30)
  take(101, 1_001_000)
  expect(sent).toHaveLength(31)
})
