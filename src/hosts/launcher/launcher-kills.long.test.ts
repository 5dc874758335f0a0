import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { StartedLauncher } from '../faults/started-launcher.ts'

/** Row K1: `kill -9` of the launcher at any moment of a start, and the next start comes up by itself: `npm run test:long`. */

const READY_WITHIN_MS = 60_000
/** It makes, reads and groups fifteen thousand offers. */
const FIRST_READY_WITHIN_MS = 240_000
/** Children are started when the launcher begins (the demo) and when the database is there (web and worker); each opens for a second or two. */
const AFTER_MS = [
  ['database', [0, 60, 300, 800, 1_700]],
  ['migrate', [20, 150, 500, 1_200, 2_500]],
] as const
const BY_CHANCE = 20
const isLinux = process.platform === 'linux'

let started: StartedLauncher

beforeAll(async () => {
  started = await StartedLauncher.open()
})
afterEach(() => started.kill())
afterAll(() => started?.close())

/** The next start, with nothing done by hand in between: it is ready in time, and its site answers. */
async function expectReady(demo: 'on' | 'off', withinMs = READY_WITHIN_MS): Promise<void> {
  const since = performance.now()
  await started.begin(demo, 'Ready')
  expect(started.lines.at(-1), started.lines.join('\n')).toBe(`Ready  ${started.url()}`)
  expect(performance.now() - since).toBeLessThan(withinMs)
  expect((await fetch(started.url('/healthz'))).status).toBe(200)
}

test.skipIf(!isLinux)(
  'K1 killed while a first start makes, imports and indexes its shops, the next one comes up',
  async () => {
    for (const stage of ['demo shops', 'database', 'migrate', 'import', 'index']) {
      await started.begin('on', stage)
      started.kill()
    }
    await expectReady('on', FIRST_READY_WITHIN_MS)
  },
)

test.skipIf(!isLinux).each(AFTER_MS)(
  'K1 killed at moments after the line "%s", %j ms, the next start comes as far each time, and at last up',
  async (stage, moments) => {
    for (const afterMs of moments) {
      await started.begin('off', stage)
      expect(started.lines, 'it came so far').toContainEqual(expect.stringMatching(`^${stage}`))
      await wait(afterMs)
      started.kill()
    }
    await expectReady('off')
  },
)

test.skipIf(!isLinux)(
  `K1 killed ${BY_CHANCE} times at moments by chance, one start upon another, the next comes up`,
  async () => {
    const moments = Array.from({ length: BY_CHANCE }, () => Math.round(Math.random() * 2_500))
    for (const ms of moments) {
      void started.begin('off', 'Ready')
      await wait(ms)
      started.kill()
    }
    await expectReady('off').catch((error: Error) =>
      expect.fail(`killed after ${moments.join(', ')} ms: ${error.message}`),
    )
  },
)
