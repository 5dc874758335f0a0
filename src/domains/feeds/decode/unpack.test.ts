import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEED_LIMITS } from '../feed-limits.ts'
import { unpack } from './unpack.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-unpack-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const KIB = 1024
async function fileOf(bytes: number): Promise<{ file: string; content: Buffer }> {
  const file = join(folder, `${bytes}`)
  const content = Buffer.from(Uint32Array.from({ length: Math.ceil(bytes / 4) }, (_, at) => at).buffer, 0, bytes)
  await writeFile(file, content)
  return { file, content }
}

test.each([0, 1, 32 * KIB - 1, 32 * KIB, 32 * KIB + 1, 256 * KIB, 256 * KIB + 1, 1_000_003])(
  '%d plain bytes come whole and in order, in pieces that V8 keeps young',
  async (bytes) => {
    const { file, content } = await fileOf(bytes)
    const pieces: Buffer[] = []
    for await (const piece of unpack(file, null, FEED_LIMITS)) {
      expect(piece.length).toBeLessThanOrEqual(32 * KIB)
      pieces.push(Buffer.from(piece))
    }
    expect(Buffer.concat(pieces).equals(content)).toBe(true)
  },
)

test('whoever else waits for the event loop gets a turn between two pieces', async () => {
  const { file } = await fileOf(1_000_000)
  let turns = 0
  let isOver = false
  const count = (): void => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  let pieces = 0
  for await (const piece of unpack(file, null, FEED_LIMITS)) pieces += Math.sign(piece.length)
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(pieces - 1)
})
