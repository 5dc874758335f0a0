import { gzipSync } from 'node:zlib'
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rawFilesIn } from './raw-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-raw-'))
  await mkdir(join(folder, 'feeds'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const bytes = Buffer.from(Array.from({ length: 700_001 }, (_, at) => (at * 31 + (at >> 9)) % 251))

test('B-01 a raw file is packed and comes back byte for byte, larger than one piece', async () => {
  const files = rawFilesIn(folder)
  await writeFile(join(folder, 'feeds/12.raw'), bytes)
  expect(await files.pack(12)).toBe('12.raw.zst')
  expect(await files.names()).toEqual(['12.raw.zst'])
  const path = (await files.unpacked(12, '12.raw.zst')) as string
  expect(bytes.equals(await readFile(path))).toBe(true)
})

test('a raw file that came packed is kept as it came', async () => {
  const files = rawFilesIn(folder)
  const packed = gzipSync(bytes)
  await writeFile(join(folder, 'feeds/15.raw'), packed)
  expect(await files.pack(15)).toBe('15.raw.packed')
  expect(await files.names()).toEqual(['15.raw.packed'])
  expect(packed.equals(await readFile((await files.unpacked(15, '15.raw.packed')) as string))).toBe(true)
})

test('an empty raw file is no packed one', async () => {
  await writeFile(join(folder, 'feeds/16.raw'), '')
  expect(await rawFilesIn(folder).pack(16)).toBe('16.raw.zst')
})

test('a run without a raw file has nothing to pack', async () => {
  expect(await rawFilesIn(folder).pack(13)).toBeNull()
})

test('what cannot be packed says so and keeps its raw file', async () => {
  await writeFile(join(folder, 'feeds/14.raw'), bytes)
  await mkdir(join(folder, 'feeds/14.packing'))
  await expect(rawFilesIn(folder).pack(14)).rejects.toThrow('EISDIR')
  expect(bytes.equals(await readFile(join(folder, 'feeds/14.raw')))).toBe(true)
})
