import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Click } from '../click.ts'
import { ClickSpool } from './spool.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'poiso-spool-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const aClick = (uid: string, userAgent = 'x'): Click => ({
  uid, clickId: uid, at: '2026-11-21T10:00:00.000Z', variantId: 1, productId: 1, eshopId: 1, priceCents: 100, cpcCents: 0, source: 1, position: null, rendering: null,
  renderingState: 'missing', visitor: 'v1', visitorShown: true, visitorDay: 'd1', userAgent, purpose: null, extra: null,
})
const linesOf = (name: string) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')

test('a click that was added is on disk before its redirect may leave', async () => {
  const spool = new ClickSpool(folder)
  await spool.add(aClick('a'))
  expect(readdirSync(folder).flatMap(linesOf).map((line) => JSON.parse(line).uid)).toEqual(['a'])
  await spool.close()
})

test('clicks that come together are written in their order, each once', async () => {
  const spool = new ClickSpool(folder)
  const uids = Array.from({ length: 200 }, (_, index) => String(index))
  await Promise.all(uids.map((uid) => spool.add(aClick(uid))))
  await spool.close()
  expect(readdirSync(folder).flatMap(linesOf).map((line) => JSON.parse(line).uid)).toEqual(uids)
})

test('limit: a segment of one MiB ends, the next click begins another', async () => {
  const spool = new ClickSpool(folder)
  await spool.add(aClick('a', 'x'.repeat(1 << 20)))
  expect(readdirSync(folder).filter((name) => name.endsWith('.ready'))).toHaveLength(1)
  await spool.add(aClick('b'))
  await spool.close()
  expect(readdirSync(folder).filter((name) => name.endsWith('.ready'))).toHaveLength(2)
})

test('rotation hands over what is written and leaves an empty spool alone', async () => {
  const spool = new ClickSpool(folder)
  await spool.rotate()
  expect(readdirSync(folder)).toEqual([])
  await spool.add(aClick('a'))
  await spool.rotate()
  await spool.rotate()
  expect(readdirSync(folder).map((name) => name.endsWith('.ready'))).toEqual([true])
  await spool.close()
})

test('fault D7 a spool that cannot be written refuses the click instead of losing it', async () => {
  const spool = new ClickSpool(join(folder, 'file'))
  await writeFile(join(folder, 'file'), '')
  await expect(spool.add(aClick('a'))).rejects.toThrow()
})
