import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { pauseMsAfter, SupervisedChild } from './launcher-child.ts'

const folder = mkdtempSync(join(tmpdir(), 'poiso-launcher-child-'))
const messages = JSON.stringify(join(import.meta.dirname, 'host-messages.ts'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a child tells its progress and its readiness, and ends when asked', async () => {
  const { child, said } = supervise(
    `reportProgress('import', '1/2'); onStop(async () => {}); setInterval(() => {}, 1000); reportReady()`,
  )
  await child.ready
  expect(said).toEqual(['import 1/2'])
  await child.stop(5000)
})

test('a child that crashes is started again', async () => {
  const { child, said } = supervise(`import { existsSync, writeFileSync } from 'node:fs'
    const seen = '${join(folder, 'seen')}'
    if (!existsSync(seen)) { writeFileSync(seen, ''); process.exit(7) }
    onStop(async () => {}); setInterval(() => {}, 1000); reportReady()`)
  await child.ready
  expect(said).toEqual(['crash child ended with code 7; starting it again in 250 ms'])
  await child.stop(5000)
})

test('K1 what people wait for pauses for two seconds at most, what nobody waits for for half a minute', () => {
  const pauses = (isBackground: boolean) =>
    Array.from({ length: 9 }, (_, index) => pauseMsAfter(index + 1, isBackground))
  expect(pauses(false)).toEqual([250, 500, 1_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_000])
  expect(pauses(true)).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

test('a child that keeps crashing before it is ready fails the start with its last words', async () => {
  const { child } = supervise(`console.error('the reason'); process.exit(3)`)
  await expect(child.ready).rejects.toThrow(/child ended with code 3, 3 times:[^]*the reason/)
  await child.stop(5000)
})

test('a child that knows that a restart cannot help is believed', async () => {
  const { child, said } = supervise(`exitHopeless('PORT: 80 is used by another program')`)
  await expect(child.ready).rejects.toThrow('PORT: 80 is used by another program')
  expect(said).toEqual([])
})

test('a child that is asked to end while it still opens ends at once', async () => {
  const { child, said } = supervise(
    `reportProgress('opens', ''); await new Promise((resolve) => setTimeout(resolve, 60_000)); reportReady()`,
  )
  await vi.waitFor(() => expect(said).toEqual(['opens ']), 10_000)
  const startedAt = performance.now()
  await child.stop(30_000)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

test('a child that does not end when asked is killed', async () => {
  const { child } = supervise(`onStop(() => new Promise(() => {})); setInterval(() => {}, 1000); reportReady()`)
  await child.ready
  const startedAt = performance.now()
  await child.stop(100)
  expect(performance.now() - startedAt).toBeLessThan(5000)
})

test.skipIf(process.platform !== 'linux')(
  'fault O1 a child that nobody waits for gives way to others once it is ready, with all its threads and its session',
  async () => {
    const told = `import { getPriority } from 'node:os'; import { existsSync, readFileSync, readdirSync } from 'node:fs'
    const session = '/proc/self/autogroup'
    function tell() {
      const threads = new Set(readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread))))
      const shared = existsSync(session) ? readFileSync(session, 'utf8').trim().replace(/.* nice/, '') : ''
      reportProgress('priority', [...threads].join(' and ') + shared)
    }
    tell(); reportReady()
    const telling = setInterval(tell, 5)
    onStop(async () => clearInterval(telling))`
    const [background, foreground] = [supervise(told, { isBackground: true }), supervise(told)]
    const usual = `priority ${getPriority()}`
    await vi.waitFor(() => expect(background.said.at(-1)).toMatch(/^priority 10( 10)?$/), 10_000)
    await vi.waitFor(() => expect(foreground.said.length).toBeGreaterThan(20), 10_000)
    expect(background.said[0]?.startsWith(usual)).toBe(true)
    expect(foreground.said.filter((line) => !line.startsWith(usual))).toEqual([])
    await Promise.all([background.child.stop(5000), foreground.child.stop(5000)])
  },
)

let count = 0

function supervise(body: string, options: { isBackground?: boolean } = {}): { child: SupervisedChild; said: string[] } {
  count += 1
  const script = join(folder, `child-${count}.mjs`)
  writeFileSync(
    script,
    `import { endWithLauncher, exitHopeless, onStop, reportProgress, reportReady } from ${messages}\nendWithLauncher()\n${body}\n`,
  )
  const said: string[] = []
  const child = new SupervisedChild({
    name: 'child',
    script,
    env: process.env,
    folder,
    ...options,
    logFile: join(folder, `child-${count}.log`),
    onProgress: (stage, text) => said.push(`${stage} ${text}`),
    onCrash: (text) => said.push(`crash ${text}`),
  })
  return { child, said }
}
