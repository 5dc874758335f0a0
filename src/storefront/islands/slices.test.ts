import { expect, test } from 'vitest'
import { inSlices, SLICE_MS } from './slices.ts'

function busyFor(ms: number): void {
  const endMs = performance.now() + ms
  while (performance.now() < endMs);
}

test('X-02 tasks run in slices: what waits for its turn gets it before the last one', async () => {
  const order: string[] = []
  await new Promise<void>((done) => {
    for (const name of ['first', 'second', 'third', 'fourth'])
      inSlices(() => {
        busyFor(SLICE_MS * 0.75)
        order.push(name)
        if (name === 'first') setTimeout(() => order.push('a turn'))
        if (name === 'fourth') done()
      }, false)
  })
  expect(order.filter((each) => each !== 'a turn')).toEqual(['first', 'second', 'third', 'fourth'])
  expect(order.indexOf('a turn')).toBeLessThan(order.indexOf('fourth'))
})

test('X-02 what somebody waits for comes before the rest, and in its own order', async () => {
  const order: string[] = []
  await new Promise<void>((done) => {
    // The first runs at once; what is asked for meanwhile waits.
    inSlices(() => busyFor(SLICE_MS * 1.5), false)
    inSlices(() => void order.push('seen'), false)
    inSlices(() => {
      order.push('seen too')
      done()
    }, false)
    inSlices(() => void order.push('touched'), true)
    inSlices(() => void order.push('touched too'), true)
  })
  expect(order).toEqual(['touched', 'touched too', 'seen', 'seen too'])
})
