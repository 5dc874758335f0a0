import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shops } from '../../../demo/shops/shops.ts'
import { StartedLauncher } from '../faults/started-launcher.ts'

/** A first start on a machine that has much else to do: `npm run test:long`. */

const LIMIT_MS = 900_000
/** So many for each core, which leaves a start about a third of the machine. */
const HOGS_A_CORE = 2
const LOOK_EVERY_MS = 500
const NOBODY = 'nobody listens yet'

let started: StartedLauncher
let hogs: ChildProcess[] = []

beforeAll(async () => {
  started = await StartedLauncher.open()
  const busy = `const end = Date.now() + ${LIMIT_MS}; while (Date.now() < end);`
  hogs = Array.from({ length: HOGS_A_CORE * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', busy], { stdio: 'ignore' }),
  )
})
afterAll(async () => {
  for (const hog of hogs) hog.kill('SIGKILL')
  await started?.close()
})

test.skipIf(process.platform !== 'linux')(
  'O1 a first start on a busy machine: every shop is read, and pages say that it starts until they show something',
  async () => {
    const ready = started.begin('on', 'Ready')
    const seen = new Map<string, number>()
    let isReady = false
    let hasListened = false
    void ready.then(() => (isReady = true))
    while (!isReady) {
      const looked = await look('/')
      const what: string = looked === NOBODY && hasListened ? 'nobody listens any more' : looked
      hasListened ||= what !== NOBODY
      seen.set(what, (seen.get(what) ?? 0) + 1)
      await wait(LOOK_EVERY_MS)
    }
    expect(started.lines.at(-1), started.lines.join('\n')).toBe(`Ready  ${started.url()}`)
    const said = [...seen.keys()].filter((what) => what !== NOBODY)
    expect(said.filter((what) => !what.startsWith('503 Poiso está a arrancar') && !what.startsWith('200 '))).toEqual([])
    expect(said.some((what) => what.startsWith('503'))).toBe(true)
    expect(readFileSync(join(started.folder, 'log/worker.log'), 'utf8')).not.toContain(
      'a demo feed could not be imported',
    )
    const counts = started.lines.flatMap(
      (line) =>
        /^import +(\d+)\/(\d+) shops, ([\d,]+) offers/
          .exec(line)
          ?.slice(1)
          .map((count) => Number(count.replaceAll(',', ''))) ?? [],
    )
    const offers = counts.filter((_, index) => index % 3 === 2)
    expect(counts.slice(-3, -1)).toEqual([shops.length, shops.length])
    // Each shop brought some.
    expect(offers.every((count, index) => count > (offers[index - 1] ?? 0))).toBe(true)
  },
  LIMIT_MS,
)

/** Status and heading of a page. */
async function look(path: string): Promise<string> {
  const answer = await fetch(started.url(path), { signal: AbortSignal.timeout(60_000) }).catch(() => null)
  return answer === null ? NOBODY : `${answer.status} ${/<h1[^>]*>([^<]*)/.exec(await answer.text())?.[1] ?? ''}`
}
