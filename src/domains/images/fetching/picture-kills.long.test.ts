import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commandLine } from '#domains/feeds/import/killing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import { aPictureBench, type PictureBench } from './testing.ts'
import { aJpeg } from './testing-pictures.ts'
import { tidyPictures } from './keeping/tidy-pictures.ts'

const database = await testDatabase()
const { db } = database
let bench: PictureBench

beforeAll(async () => {
  bench = await aPictureBench(database)
})
beforeEach(async () => {
  await bench.empty()
  rmSync(join(bench.imports.folder, 'images'), { recursive: true, force: true })
})
afterAll(() => bench.close())

/** `poiso images fetch` in a process of its own, which ends at the failpoint. */
async function fetchInProcess(failpoint?: string) {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: database.url,
    POISO_DATA: bench.imports.folder,
    POISO_DEMO: 'off',
    POISO_CLOCK: '2026-11-01T10:00:00Z',
    POISO_FEED_TEST_HOSTS: `*.localhost:${bench.server.port}`,
    ...(failpoint === undefined ? {} : { FAILPOINT: failpoint }),
  }
  const child = spawn(process.execPath, [commandLine, 'images', 'fetch', '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { signal, said }
}
function files(): string[] {
  return readdirSync(join(bench.imports.folder, 'images'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}
function store() {
  return folderStore(join(bench.imports.folder, 'images'))
}

describe('fault K1: the process that fetches a picture is killed', () => {
  test.each(['image.fetched', 'image.file.before', 'image.file.after', 'image.settle.before', 'image.settle.after'])(
    'fault K1 at %s nothing is half there, and the next one ends as if nothing had happened',
    async (stage) => {
      bench.server.answers.set('/a.jpg', await aJpeg())
      await bench.sell({ a: ['/a.jpg'] })
      expect(await fetchInProcess(`${stage}:kill`)).toMatchObject({ signal: 'SIGKILL' })
      // Nobody shows a picture whose file is not there.
      const shown = await sql<{
        id: number
      }>`select p.id from images.source s join images.picture p on p.id = s.picture_id`.execute(db)
      if (shown.rows.length > 0) expect(files()).toContain('p1.jpg')
      // Its lease ends.
      await sql`update images.source set next_at = '2026-11-01T09:59:59Z' where next_at is not null`.execute(db)
      const second = await fetchInProcess()
      expect(second).toMatchObject({ signal: null })
      expect(await bench.states()).toEqual({ '/a.jpg': 'fetched' })
      expect((await sql`select state, unused_since from images.picture`.execute(db)).rows).toEqual([
        { state: 'stored', unused_since: null },
      ])
      expect(files()).toEqual(['p1.jpg'])
    },
  )

  test('fault K1 what a kill has left of a picture that nobody asks for again is gone after an hour: row and file', async () => {
    bench.server.answers.set('/b.jpg', await aJpeg({ hue: 99 }))
    await bench.sell({ b: ['/b.jpg'] })
    await fetchInProcess('image.file.after:kill')
    await sql`truncate images.source`.execute(db)
    expect(
      await tidyPictures({
        db,
        store: store(),
        clock: { now: () => new Date('2026-11-01T10:59:00Z'), monotonicMs: () => 0 },
      }),
    ).toBe(0)
    expect(
      await tidyPictures({
        db,
        store: store(),
        clock: { now: () => new Date('2026-11-01T11:05:00Z'), monotonicMs: () => 0 },
      }),
    ).toBe(1)
    expect((await sql`select from images.picture`.execute(db)).rows).toEqual([])
    expect(files()).toEqual([])
  })
})
