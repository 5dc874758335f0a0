import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A child's life: loading (its thread is held), opening (it waits for files and the database), listening, serving. */
const CHILD = `
  import { endWithLauncher, onStop, reportReady } from ${JSON.stringify(join(import.meta.dirname, 'host-messages.ts'))}
  import { createServer } from 'node:http'
  import { writeFileSync } from 'node:fs'
  const [, , stopped, moment] = process.argv
  const at = (name) => { if (name === moment) process.send?.({ kind: 'progress', stage: name, text: '' }) }
  const hold = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  at('loads')
  hold(100)
  endWithLauncher()
  at('opens')
  await new Promise((resolve) => setTimeout(resolve, 400))
  onStop(async () => writeFileSync(stopped, ''))
  at('listens')
  await new Promise((resolve) => createServer().listen(0, '127.0.0.1', resolve))
  hold(100)
  at('serves')
  console.log('serves')
  reportReady()
`
let folder = ''
let script = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'poiso-host-messages-'))
  script = join(folder, 'child.mjs')
  writeFileSync(script, CHILD)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LIMIT_MS = 10_000
function start(moment: string): ChildProcess {
  return spawn(process.execPath, [script, join(folder, moment), moment], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

test.for([
  // A channel that ends is all that a child sees of its launcher's death.
  { moment: 'begins', stops: false },
  { moment: 'loads', stops: false },
  { moment: 'opens', stops: false },
  { moment: 'listens', stops: true },
  { moment: 'serves', stops: true },
])('K1 a child whose launcher dies when it $moment ends by itself', async ({ moment, stops }) => {
  const child = start(moment)
  const ended = new Promise<string>((resolve) => child.once('exit', (code, signal) => resolve(`${code ?? signal}`)))
  if (moment !== 'begins') await new Promise((resolve) => child.once('message', resolve))
  child.disconnect()
  const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS)
  expect(await ended).toBe('0')
  clearTimeout(limit)
  expect(existsSync(join(folder, moment))).toBe(stops)
})

test('a process that no launcher has started is not an orphan', async () => {
  const stopped = join(folder, 'alone')
  const child = spawn(process.execPath, [script, stopped, ''], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  child.kill('SIGTERM')
  expect([await ended, existsSync(stopped)]).toEqual([0, true])
})
