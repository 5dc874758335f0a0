import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { registerReviewFeed } from '../feed/registered-feeds.ts'
import { seedOffers } from '../testing-offers.ts'
import { reviewsImportCommand, reviewsReportCommand } from './import-command.ts'

const database = await testDatabase()
const { db } = database
let folder = ''
beforeAll(async () => {
  await seedOffers(db)
  folder = await mkdtemp(join(tmpdir(), 'reviews-import-'))
})
afterAll(() => rm(folder, { recursive: true }))

const SHOP = ['--shop', 'casa-do-cais']

async function run(command: Command, ...given: string[]): Promise<{ exit: number; lines: string[] }> {
  const lines: string[] = []
  const exit = await command(given, {
    config: readConfig({ POISO_DEMO: 'off', POISO_DATA: folder }),
    database: async () => database,
    log: createLog({ level: 'silent' }),
    print: (line) => void lines.push(line),
  })
  return { exit: exit ?? 0, lines }
}
/** A feed of so many reviews, the first of them with these stars. */
async function aFeed(count: number, stars = '4'): Promise<string> {
  const reviews = Array.from(
    { length: count },
    (_, n) => `<review><review_id>${n}</review_id><reviewer><name>Ana</name></reviewer>
      <review_timestamp>2026-04-21T07:07:07Z</review_timestamp><content>Bom sofá, o ${n}.º.</content>
      <ratings><overall min="1" max="5">${n === 0 ? stars : '4'}</overall></ratings>
      <products><product><product_ids><skus><sku>art-7</sku></skus></product_ids></product></products></review>`,
  )
  const path = join(folder, 'reviews.xml')
  await writeFile(
    path,
    `<feed><publisher><name>Casa do Cais</name></publisher><reviews>${reviews.join('')}</reviews></feed>`,
  )
  return path
}
async function kept(): Promise<number> {
  return (await sql`select from reviews.review where source = 'import' and state <> 'removed'`.execute(db)).rows.length
}

describe('R-18 poiso reviews import', () => {
  test('R-18 says what came in, what is wrong line by line, and the same as JSON; read again it is as before', async () => {
    const { exit, lines } = await run(reviewsImportCommand, ...SHOP, '--file', await aFeed(3, '9'))
    expect([exit, lines[0], await kept()]).toEqual([0, 'applied', 2])
    expect(lines[1]).toBe('3 read: 2 new, 0 changed, 0 as before, 0 spam, 1 refused; 0 withdrawn')
    expect(lines[2]).toMatch(/^ {2}(?:line \d+: )?\w+ 0 /)
    const again = await run(reviewsImportCommand, ...SHOP, '--file', await aFeed(3), '--json')
    expect(JSON.parse(again.lines.join(''))).toMatchObject({
      state: 'applied',
      read: 3,
      added: 1,
      unchanged: 2,
      refused: 0,
    })
  })

  test('R-18 one that has collapsed is held (3) until it is forced', async () => {
    await run(reviewsImportCommand, ...SHOP, '--file', await aFeed(40))
    const small = await aFeed(1)
    const held = await run(reviewsImportCommand, ...SHOP, '--file', small)
    expect([held.exit, held.lines[0]?.startsWith('held'), await kept()]).toEqual([3, true, 40])
    expect((await run(reviewsImportCommand, ...SHOP, '--file', small, '--force')).exit).toBe(0)
    expect(await kept()).toBe(1)
  })

  test('R-18 a file that is no feed fails (2) and changes nothing', async () => {
    const path = join(folder, 'page.xml')
    await writeFile(path, '<html><p>404</p></html>')
    const { exit, lines } = await run(reviewsImportCommand, ...SHOP, '--file', path)
    expect([exit, lines[0]?.startsWith('failed: '), await kept()]).toEqual([2, true, 1])
  })

  test.each<[given: string[], said: RegExp]>([
    [[], /--shop is missing/],
    [['--shop', 'nenhuma'], /no shop nenhuma/],
    [SHOP, /no registered review feed/],
    [[...SHOP, '--file', 'a', '--url', 'http://b'], /exclude each other/],
    [[...SHOP, '--file', '/nenhures/opinioes.xml'], /there is no file/],
    [[...SHOP, '--porque'], /porque/],
  ])('R-18 %j is refused in words', async (given, said) => {
    await expect(run(reviewsImportCommand, ...given)).rejects.toThrow(UsageError)
    await expect(run(reviewsImportCommand, ...given)).rejects.toThrow(said)
  })
})

test('R-18 poiso reviews report says again what the last reading of the registered feed said', async () => {
  const nothing = run(reviewsReportCommand, ...SHOP)
  await expect(nothing).rejects.toThrow(UsageError)
  await registerReviewFeed(db, { eshopId: 3, url: 'https://loja.pt/opinioes.xml', everyMinutes: 60 }, new Date())
  await expect(run(reviewsReportCommand, ...SHOP)).rejects.toThrow(/no review feed has been read/)
  const read = await run(reviewsImportCommand, ...SHOP, '--file', await aFeed(2, '9'), '--force')
  expect(await run(reviewsReportCommand, ...SHOP)).toEqual(read)
  const { lines } = await run(reviewsReportCommand, ...SHOP, '--json')
  expect(JSON.parse(lines.join(''))).toMatchObject({ state: 'applied', read: 2, refused: 1 })
})
