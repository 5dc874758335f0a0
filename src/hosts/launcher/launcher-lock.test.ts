import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeOver } from './launcher-lock.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'poiso-launcher-lock-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the first launcher of a folder notes itself, and its note goes with it', async () => {
  const release = await takeOver(folder, () => expect.unreachable())
  expect(readFileSync(join(folder, 'launcher.pid'), 'utf8')).toBe(String(process.pid))
  release()
  expect(existsSync(join(folder, 'launcher.pid'))).toBe(false)
})

test('a second launcher ends the first and takes its place', async () => {
  const first = await sleeper('launcher.js')
  writeFileSync(join(folder, 'launcher.pid'), String(first.pid))
  const ended = new Promise((resolve) => first.once('exit', (_code, signal) => resolve(signal)))
  const heard: string[] = []
  const release = await takeOver(folder, (text) => heard.push(text))
  expect(heard).toEqual([`ending the earlier start of this folder (process ${first.pid})`])
  expect(await ended).toBe('SIGTERM')
  release()
})

test('a number that now belongs to another program is left alone', async () => {
  const stranger = await sleeper('something-else.js')
  writeFileSync(join(folder, 'launcher.pid'), String(stranger.pid))
  const release = await takeOver(folder, () => expect.unreachable())
  expect(stranger.signalCode).toBeNull()
  release()
  stranger.kill()
  await new Promise((resolve) => stranger.once('exit', resolve))
})

/** A process with this script name in its command line. */
async function sleeper(name: string): Promise<ChildProcess> {
  const script = join(folder, name)
  writeFileSync(script, `setInterval(() => {}, 1000); process.send('started')`)
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await new Promise((resolve) => child.once('message', resolve))
  return child
}
