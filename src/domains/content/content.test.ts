import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { contentListCommand, contentSetCommand } from './commands/content-commands.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import { followContent } from './content-follower.ts'
import type { BannerStrip } from './kinds/banner-strips.ts'
import { setFirstContent } from './set-content.ts'

const database = await testDatabase()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'poiso-content-'))
const store = folderStore(join(folder, 'images'))

async function run(command: typeof contentSetCommand, ...words: string[]) {
  const lines: string[] = []
  await command(words, {
    config: readConfig({ POISO_DATA: folder }),
    database: async () => database,
    log: createLog({ level: 'silent' }),
    print: (line) => void lines.push(line),
  })
  return lines.join('\n')
}

function fileOf(content: object | string): string {
  const path = join(folder, 'content.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

function aStrip(strip: Partial<BannerStrip> = {}): BannerStrip {
  const link = '/produtos/ofertas'
  return { ident: 'a', text: 'Novo', link, label: 'Ver', shownFrom: null, shownUntil: null, ...strip }
}

test('a database that nobody has edited holds no content, so that an export goes into it, and yet has its home page', async () => {
  const rows = await db.selectFrom('content.home_block').select('ident').execute()
  expect([rows, await db.selectFrom('content.revision').selectAll().execute()]).toEqual([[], []])
  expect(JSON.parse(await run(contentListCommand, 'homeBlocks')).homeBlocks.length).toBeGreaterThan(5)
})

test('H-07 content is shown as it was set last, in its order, within its time', async () => {
  const clock = manualClock('2026-11-25T10:00:00Z')
  const follower = followContent({ db, clock })
  expect(follower.shown().homeBlocks).toEqual([])
  await follower.refresh()
  expect(
    follower
      .shown()
      .homeBlocks.map(({ kind }) => kind)
      .slice(0, 3),
  ).toEqual(['search', 'leading-room', 'rooms'])
  const first = follower.version()

  const later = aStrip({ ident: 'b', shownFrom: '2026-11-25T10:00:01Z', shownUntil: '2026-11-25T11:00:00+00:00' })
  await run(contentSetCommand, fileOf({ bannerStrips: [later, aStrip()] }))
  await follower.refresh()
  const second = follower.version()
  expect(follower.shown().bannerStrips.map(({ ident }) => ident)).toEqual(['a'])
  // What the file did not name stands.
  expect(follower.shown().homeBlocks.length).toBeGreaterThan(3)

  clock.advanceMs(1000)
  const third = follower.version()
  expect(follower.shown().bannerStrips.map(({ ident }) => ident)).toEqual(['b', 'a'])
  clock.advanceMs(3_600_000)
  expect(follower.shown().bannerStrips.map(({ ident }) => ident)).toEqual(['a'])
  expect(new Set([first, second, third, follower.version()]).size).toBe(4)
})

test('what is listed can be set again; an empty list takes all of a kind away', async () => {
  const listed = await run(contentListCommand)
  await run(contentSetCommand, fileOf(listed))
  expect(await run(contentListCommand)).toBe(listed)
  expect(await run(contentSetCommand, fileOf({ bannerStrips: [] }))).toBe('content set: 0 bannerStrips')
  expect(JSON.parse(await run(contentListCommand, 'bannerStrips'))).toEqual({ bannerStrips: [] })
  // B-08: the log knows what a command changed, and nothing of what it left as it was.
  const { rows } = await sql`select by_person, thing_id, after from audit.change order by id desc limit 1`.execute(db)
  expect(rows).toEqual([{ by_person: null, thing_id: 'bannerStrips', after: [] }])
  const kinds = await sql<{ id: string }>`select distinct thing_id as id from audit.change`.execute(db)
  expect(kinds.rows.map(({ id }) => id)).toEqual(['bannerStrips'])
})

test('a first start sets nothing where somebody has set content', async () => {
  expect(await setFirstContent(db, { bannerStrips: [aStrip()] })).toBe(false)
  expect(JSON.parse(await run(contentListCommand, 'bannerStrips'))).toEqual({ bannerStrips: [] })
})

test.each([
  ['{', /not JSON/],
  [{ banners: [] }, /\(the file\): Unrecognized key: "banners"/],
  [{ bannerStrips: [{ ...aStrip(), ident: 'a;b' }] }, /bannerStrips\[0\]\.ident: lower-case letters and digits/],
  [{ bannerStrips: [{ ...aStrip(), link: 'javascript:alert(1)' }] }, /bannerStrips\[0\]\.link: a path of this site/],
  [{ bannerStrips: [{ ...aStrip(), link: '//evil.example' }] }, /bannerStrips\[0\]\.link/],
  [{ bannerStrips: [aStrip(), aStrip()] }, /bannerStrips\[1\]\.ident: "a" stands at bannerStrips\[0\] already/],
  [
    { bannerStrips: [aStrip({ shownFrom: '2026-02-01T00:00:00Z', shownUntil: '2026-01-01T00:00:00Z' })] },
    /bannerStrips\[0\]\.shownUntil: it would end before it begins/,
  ],
  [
    { homeBlocks: [{ ident: 'x', kind: 'newest', settings: { title: 'N', count: 99 } }] },
    /homeBlocks\[0\]\.settings\.count/,
  ],
  [{ homeBlocks: [{ ident: 'x', kind: 'newst', settings: {} }] }, /homeBlocks\[0\]\.kind/],
])('a file that says something wrong is refused whole, by the path of the value: %j', async (content, message) => {
  const before = await run(contentListCommand)
  await expect(run(contentSetCommand, fileOf(content))).rejects.toThrow(message)
  expect(await run(contentListCommand)).toBe(before)
})

test('words that the commands do not know are refused', async () => {
  await expect(run(contentSetCommand)).rejects.toThrow('content set takes one file')
  await expect(run(contentSetCommand, '/nowhere.json')).rejects.toThrow('/nowhere.json cannot be read (ENOENT)')
  await expect(run(contentListCommand, 'strips')).rejects.toThrow('content list: strips is none of bannerStrips')
})

function leading(picture: string) {
  return { homeBlocks: [{ ident: 'sala', kind: 'leading-room', settings: { room: 'sala', picture } }] }
}

test('R-01 a picture that a block names is kept with the pictures, and listed so that it can be set again', async () => {
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#888' } })
    .composite([{ input: { create: { width: 200, height: 100, channels: 3, background: '#a33' } } }])
    .png()
    .toFile(join(folder, 'sala.png'))
  await run(contentSetCommand, fileOf(leading('sala.png')))
  const listed = await run(contentListCommand, 'homeBlocks')
  const [, place = '', id = ''] = /"picture": "inspiration\/(..\/..\/..)\/(e[0-9a-f]{16})"/.exec(listed) ?? []
  const kept = await store.read(`content/${place}/${id}.jpg`)
  expect((await sharp(kept ?? Buffer.alloc(0)).metadata()).width).toBe(640)
  await run(contentSetCommand, fileOf(listed))
  expect(await run(contentListCommand, 'homeBlocks')).toBe(listed)
})

test.each([
  ['nowhere.png', 'nowhere.png: cannot be read (ENOENT)'],
  ['words.png', 'words.png: it is no picture'],
  ['heavy.jpg', 'heavy.jpg: it is larger than 15 MB'],
  ['wide.png', 'wide.png: it has more than 40 million pixels'],
  ['inspiration/ab/cd/ef/eabcdef0000000000', 'the image store has no such picture: name its file'],
])('R-01 a block’s picture that cannot be shown is refused by its place and its file: %s', async (name, message) => {
  writeFileSync(join(folder, 'words.png'), 'no picture')
  writeFileSync(join(folder, 'heavy.jpg'), Buffer.alloc(16 * 1024 ** 2))
  const wide = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  writeFileSync(join(folder, 'wide.png'), wide)
  const before = await run(contentListCommand)
  const setting = run(contentSetCommand, fileOf(leading(name)))
  await expect(setting).rejects.toThrow(`homeBlocks[0].settings.picture: `)
  await expect(setting).rejects.toThrow(message)
  expect(await run(contentListCommand)).toBe(before)
})
