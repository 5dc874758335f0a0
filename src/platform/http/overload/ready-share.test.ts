import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { manualClock } from '../../clock.ts'
import { readyShare } from './ready-share.ts'

function response(): ServerResponse {
  return Object.assign(new EventEmitter(), { closed: false }) as unknown as ServerResponse
}
function turn() {
  return new Promise((resolve) => setImmediate(resolve))
}

describe('fault O1 what is ready has its share of a turn', () => {
  const aShare = () => {
    const clock = manualClock('2026-11-25T10:00:00Z')
    const share = readyShare(clock)
    const sent: number[] = []
    const ask = (id: number, of = response(), costMs = 1) =>
      share(of, () => {
        clock.advanceMs(costMs)
        sent.push(id)
      })
    return { sent, ask }
  }
  test('it leaves at once, so many milliseconds a turn; the others follow in their order, a turn at a time', async () => {
    const { sent, ask } = aShare()
    for (let id = 0; id < 10; id += 1) ask(id)
    const perTurn = [sent.length]
    while (sent.length < 10) {
      await turn()
      perTurn.push(sent.length)
    }
    expect(perTurn).toEqual([4, 8, 10])
    expect(sent).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
  test('one that comes while others wait stands behind them', async () => {
    const { sent, ask } = aShare()
    for (let id = 0; id < 6; id += 1) ask(id)
    await turn()
    expect(sent).toEqual([0, 1, 2, 3, 4, 5])
    for (let id = 6; id < 9; id += 1) ask(id)
    await turn()
    expect(sent).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })
  test('who has gone away meanwhile costs nothing', async () => {
    const { sent, ask } = aShare()
    const gone = response()
    for (let id = 0; id < 4; id += 1) ask(id)
    ask(4, gone)
    ask(5)
    Object.assign(gone, { closed: true })
    await turn()
    expect(sent).toEqual([0, 1, 2, 3, 5])
  })
  test('a single answer may take longer than the share; the next turn has a share of its own', async () => {
    const { sent, ask } = aShare()
    ask(0, response(), 50)
    ask(1)
    expect(sent).toEqual([0])
    await turn()
    expect(sent).toEqual([0, 1])
  })
})
