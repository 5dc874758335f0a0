import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { removeOldSets } from './old-builds.ts'

const dist = mkdtempSync(join(tmpdir(), 'poiso-old-builds-'))
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const SETS = ['1', '2', '3', '4'].map((digit) => digit.repeat(16))
const [oldest = '', second = ''] = SETS

/** A set whose program loads a chunk when it is told to, and names one file of the browser's. */
function makeSet(name: string, at: number) {
  const set = join(dist, 'builds', name)
  mkdirSync(join(set, 'chunks'), { recursive: true })
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(set, 'built-at'), new Date(at).toISOString())
  writeFileSync(join(set, 'assets.json'), JSON.stringify({ files: [`${name}.css`] }))
  writeFileSync(join(set, 'chunks/late.mjs'), 'export const late = 7')
  writeFileSync(
    join(set, 'web.mjs'),
    `process.on('message', async () => { process.send((await import('./chunks/late.mjs')).late); process.disconnect() }); process.send('runs')`,
  )
  writeFileSync(join(dist, 'assets', `${name}.css`), '')
  utimesSync(join(dist, 'assets', `${name}.css`), 0, 0)
}

test('the last two sets stay, and an older one that a process runs from, with its files, until that ends', async () => {
  SETS.forEach((name, index) => makeSet(name, Date.UTC(2026, 10, 1 + index)))
  const program = spawn(process.execPath, [join(dist, 'builds', second, 'web.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(program, 'exit')
  await once(program, 'message')
  removeOldSets(dist)
  expect(readdirSync(join(dist, 'builds'))).toEqual(SETS.slice(1))
  expect(readdirSync(join(dist, 'assets'))).toEqual(SETS.slice(1).map((name) => `${name}.css`))
  program.send('load')
  expect((await once(program, 'message'))[0]).toBe(7)
  await ended
  removeOldSets(dist)
  expect(readdirSync(join(dist, 'builds'))).toEqual(SETS.slice(2))
  expect([oldest, second].some((name) => existsSync(join(dist, 'assets', `${name}.css`)))).toBe(false)
})
