import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { seedOffers } from '../testing-offers.ts'
import { feedFileText } from './feed-file.ts'
import { importReviewFeed } from './fetch-review-feed.ts'
import { importReviews } from './import-reviews.ts'
import { type RawReview, readReviewFeed } from './read-review-feed.ts'
import { findReviewFeed, noteReviewReport, registerReviewFeed } from './registered-feeds.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
await seedOffers(db)
beforeEach(() =>
  sql`truncate reviews.review, reviews.variant_total, reviews.feed, outbox.domain_event cascade`.execute(db),
)

interface Given {
  readonly id?: string
  readonly sku?: string
  readonly publisher?: string
  readonly more?: string
  readonly deleted?: string
}
function aFeed({ id = '1', sku = 'art-7', publisher = 'Casa', more = '', deleted = '' }: Given = {}): string {
  return `<feed><publisher><name>${publisher}</name></publisher><reviews><review><review_id>${id}</review_id>
    <review_timestamp>2026-04-21T07:07:07Z</review_timestamp><content>Bom</content><ratings><overall>4</overall></ratings>
    <products><product><product_ids><skus><sku>${sku}</sku></skus></product_ids></product></products>${more}</review></reviews>
    <deleted_reviews><deleted_review><review_id>${deleted}</review_id></deleted_review></deleted_reviews></feed>`
}

/** As a run does: read, and the report kept. */
async function take(...chunks: readonly string[]) {
  await registerReviewFeed(db, { eshopId: 3, url: 'https://loja.pt/a.xml', everyMinutes: 60 }, clock.now())
  const report = await importReviews({ db, clock }, { eshopId: 3, chunks: given(chunks) })
  await noteReviewReport(db, 3, report, clock.now())
  expect((await findReviewFeed(db, 3))?.lastReport).toEqual(report)
  return report
}
async function* given(chunks: Iterable<string>): AsyncGenerator<string> {
  yield* chunks
}
async function all(chunks: Iterable<string>): Promise<RawReview[]> {
  const reviews: RawReview[] = []
  for await (const review of readReviewFeed(given(chunks)).reviews) reviews.push(review)
  return reviews
}

describe('fault F3 what no database holds', () => {
  test.each([
    ['the name of an item', { sku: 'ar\u0000t-\u202e7' }],
    ['the name of a review', { id: '\u00001' }],
    ['the name of the shop', { publisher: 'Ca\u0000sa' }],
    ['a review that is deleted', { deleted: '9\u0000' }],
  ])('in %s is passed over', async (_where, of) =>
    expect(await take(aFeed(of))).toMatchObject({ state: 'applied', publisher: 'Casa', added: 1 }),
  )
  test('a feed of another kind is told with what can be told of it', async () =>
    expect(await take('<ca\u0000tálogo></ca\u0000tálogo>')).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('<catálogo>') as string,
    }))
  test('names are cut between characters, never through one', async () => {
    const long = `${'x'.repeat(199)}😀`
    const report = await take(aFeed({ id: long, publisher: long, deleted: long }))
    expect(report).toMatchObject({ publisher: 'x'.repeat(199), problems: [{ reviewId: 'x'.repeat(199) }] })
  })
  test('an address that is none is told as far as it can be kept', async () => {
    await registerReviewFeed(db, { eshopId: 3, url: 'https://loja.pt/a.xml', everyMinutes: 60 }, clock.now())
    const url = `https://[${'x'.repeat(190)}😀`
    const folder = mkdtempSync(join(tmpdir(), 'poiso-feed-'))
    const deps = { db, clock, dataFolder: folder, feedTestHosts: [] }
    const report = await importReviewFeed(deps, { eshopId: 3, source: { kind: 'url', url } })
    expect(report).toMatchObject({ state: 'failed', failure: expect.stringMatching(/^SSRF_BLOCKED: .+x$/) as string })
  })
})

describe('fault F6 what would fill the memory', () => {
  test('a review of a hundred thousand fields is what is read of it', async () => {
    const fields = Array.from({ length: 100_000 }, (_none, index) => `<f${index} a="1">x</f${index}>`)
    const [review] = await all([aFeed({ more: fields.join('') })])
    expect(review?.fields.size).toBe(5)
  })
  test('a name that would be carried through every tag below it ends the feed', async () =>
    expect(await take(`<feed><${'x'.repeat(201)}>`)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('200') as string,
    }))
  test('lines of a text without an end are counted and not kept', async () => {
    setFlagsFromString('--expose-gc')
    const gc = runInNewContext('gc') as () => void
    const chunk = '\n'.repeat(1_000_000)
    let grownMb = 0
    function* lines() {
      yield '<feed><reviews><review><content>'
      gc()
      const before = process.memoryUsage().heapUsed
      for (let count = 0; count < 20; count += 1) yield chunk
      gc()
      grownMb = (process.memoryUsage().heapUsed - before) / 1e6
      yield '</content></review>\n<review></review></reviews></feed>'
    }
    const [, second] = await all(lines())
    expect(second?.line).toBe(20_000_002)
    expect(grownMb).toBeLessThan(40)
  })
})

test('fault F5 a bomb is not unpacked to its end', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'poiso-feed-')), 'bomb.xml')
  writeFileSync(path, gzipSync(Buffer.alloc(80 * 1024 ** 2, '\n')))
  const read = async () => {
    for await (const _text of feedFileText(path)) continue
  }
  await expect(read()).rejects.toThrow('more than 100 times its size')
})
