import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeOver } from './launcher-lock.ts'
import { endOrphans } from './launcher-orphans.ts'
import { signalOurs } from './running-programs.ts'

let home = ''
let started: ChildProcess[] = []
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'poiso-orphans-'))))
afterEach(async () => {
  await Promise.all(started.map((child) => (child.kill('SIGKILL'), ended(child))))
  started = []
  rmSync(home, { recursive: true, force: true })
})

function data(name = 'data'): string {
  mkdirSync(join(home, name), { recursive: true })
  return join(home, name)
}
const SLEEPS = `setInterval(() => {}, 1000)`
const DEAF = `process.on('SIGTERM', () => {}); ${SLEEPS}`

test.each(['web.js', 'worker.js', 'demo.js'])(
  'K1 a start ends the %s that a killed one of its folder has left, and says so',
  async (script) => {
    const orphan = await run(script, [data()])
    const heard: string[] = []
    const release = await takeOver(data(), (text) => heard.push(text))
    expect(await ended(orphan)).toBe('SIGTERM')
    expect(heard).toEqual([`ending what a killed start of this folder left (process ${orphan.pid})`])
    release()
  },
)

test('K1 one that does not hear is killed', async () => {
  const orphan = await run('web.js', [data()], DEAF)
  await endOrphans(data(), () => {}, 100)
  expect(await ended(orphan)).toBe('SIGKILL')
})

test('K1 a folder is the same by another name', async () => {
  const orphan = await run('web.js', [data()])
  symlinkSync(data(), join(home, 'link'))
  await endOrphans(join(home, 'link'), () => {})
  expect(await ended(orphan)).toBe('SIGTERM')
})

test("K1 strangers stay: another folder's, another program, one that only reads the folder, and what a living launcher has started", async () => {
  const ofLauncher = join(home, 'started-by-launcher.txt')
  const launcher = await run(
    'launcher.js',
    [],
    `import { spawn } from 'node:child_process'; import { writeFileSync } from 'node:fs'
    writeFileSync(${JSON.stringify(ofLauncher)}, String(spawn(process.execPath, [${JSON.stringify(write('web.js', SLEEPS))}, ${JSON.stringify(data())}], { stdio: 'ignore' }).pid)); ${SLEEPS}`,
  )
  const strangers = await Promise.all([
    run('web.js', [data('other')]),
    run('web.js', [`${data()}2`]),
    run('editor.js', [data()]),
    run('web.js', [data(), '--port']),
  ])
  await endOrphans(data(), () => expect.unreachable(), 100)
  expect([launcher, ...strangers].map(({ exitCode, signalCode }) => [exitCode, signalCode])).toEqual(
    Array.from({ length: 5 }, () => [null, null]),
  )
  expect(signalOurs(Number(readFileSync(ofLauncher, 'utf8')), 'SIGKILL')).toBe(true)
})

/** A script of this name, running with these words after it. */
async function run(name: string, words: readonly string[], body = SLEEPS): Promise<ChildProcess> {
  const child = spawn(process.execPath, [write(name, body), ...words], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  started.push(child)
  await new Promise((resolve) => child.once('message', resolve))
  return child
}

function write(name: string, body: string): string {
  const folder = mkdtempSync(join(home, 'dist-'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, name), `${body}\nprocess.send?.('started')`)
  return join(folder, name)
}

function ended(child: ChildProcess): Promise<NodeJS.Signals | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.signalCode)
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
}
