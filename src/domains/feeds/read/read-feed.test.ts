import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cpuClock } from '#platform/pace/testing-cpu.ts'
import { FeedFailure } from '../feed-failure.ts'
import { FEED_LIMITS } from '../feed-limits.ts'
import type { OfferItem, RawItem } from '../offer-item.ts'
import { ImportReport } from '../report/import-report.ts'
import { readFeed, type FeedSource } from './read-feed.ts'
import { aZip } from './zip-fixture.ts'

const GOLDEN = new URL('../dialects/golden/', import.meta.url)
const RSS = readFileSync(new URL('google-rss.xml', GOLDEN), 'utf8')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poiso-read-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Outcome {
  code: string | null
  place: { line?: number | null; column?: number | null }
  dialect: string
  encoding: string
  raws: RawItem[]
  items: (OfferItem | null)[]
  report: ImportReport
}

async function read(
  content: Buffer | string,
  source: Partial<FeedSource> = {},
  limits = FEED_LIMITS,
): Promise<Outcome> {
  const file = join(folder, 'feed')
  await writeFile(file, content)
  const report = new ImportReport()
  const outcome: Outcome = { code: null, place: {}, dialect: '', encoding: '', raws: [], items: [], report }
  try {
    const reading = await readFeed({ file, ...source }, report, limits)
    outcome.dialect = reading.dialect.name
    for await (const batch of reading.batches) {
      outcome.raws.push(...batch)
      outcome.items.push(
        ...batch.map((raw) => reading.dialect.normalise(raw, { feedCurrency: null, allowedDomains: null }, report)),
      )
    }
    expect(reading.read()).toBe(outcome.raws.length)
    outcome.encoding = reading.encoding()
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
    outcome.code = error.code
    outcome.place = error.place
  }
  return outcome
}

function codes(outcome: Outcome) {
  return outcome.report.groups().map((group) => group.code)
}
function item(inner: string) {
  return `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n<item><g:id>1</g:id><title>${inner}</title><link>https://casa.pt/1</link><g:price>5 EUR</g:price><g:availability>in_stock</g:availability></item>\n</channel></rss>`
}

describe('readFeed', () => {
  test('reads the golden RSS with comments and stray elements between items', async () => {
    const { dialect, items, raws } = await read(RSS)
    expect(dialect).toBe('google-xml')
    expect(raws.map(({ itemId, line, column }) => [itemId, line, column])).toEqual([
      ['CP-1001', 7, 5],
      ['CP-1002', 40, 5],
    ])
    expect(items[0]).toMatchObject({
      regularCents: 89900,
      saleCents: 74900,
      groupKey: 'CP-MESA',
      shipping: { mainland: { cents: 2990 }, madeira: { cents: 8900 }, azores: null },
      installment: { months: 12, cents: 6242 },
      attributeFields: { 'detail:Lugares': '8' },
      freeShippingFromCents: 100000,
      weightGrams: 48500,
    })
    expect(items[1]).toMatchObject({
      regularCents: 129900,
      availability: 'out_of_stock',
      brand: null,
      shipping: { mainland: { cents: 0 } },
    })
  })

  test.each(['google-semicolon.csv', 'google-tab.tsv', 'google-atom.xml'])(
    'reads the golden %s to the same offers',
    async (name) => {
      const { items, code, report } = await read(readFileSync(new URL(name, GOLDEN)))
      expect({ code, errors: report.groups().filter((group) => group.severity === 'error') }).toEqual({
        code: null,
        errors: [],
      })
      expect(items[0]).toMatchObject({
        itemId: 'CP-1001',
        title: 'Mesa de jantar extensível "Óbidos" em carvalho',
        regularCents: 89900,
        linkHost: 'casadopinhal.pt',
        shipping: { mainland: { cents: 2990 }, madeira: { cents: 8900 } },
      })
      expect(items[0]?.imageUrls).toHaveLength(3)
    },
  )

  test.each([
    ['cut in an item', RSS.slice(0, 900)],
    ['an unclosed root', RSS.replace('</rss>', '')],
    ['two roots', `${RSS}<rss/>`],
    ['no bytes', ''],
    ['an HTML error page', '<!DOCTYPE html><html><body>Erro 500</body></html>'],
    ['an HTML page without doctype', '\n<html lang="pt">\n<p>x'],
    ['an XHTML page', '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "x" "y"><html/>'],
  ])('F1 fails as malformed with line and column on %s', async (_, text) => {
    const { code, place } = await read(text)
    expect(code).toBe('FAILED_MALFORMED')
    expect(place.line).toBeGreaterThan(0)
    expect(place.column).toBeGreaterThan(0)
  })

  test("skips Excel's line that names the separator", async () => {
    const table = readFileSync(new URL('google-semicolon.csv', GOLDEN), 'utf8').replace('\ufeff', 'sep=;\r\n')
    expect((await read(table)).raws.map((raw) => [raw.itemId, raw.line])).toEqual([
      ['CP-1001', 3],
      ['CP-1002', 5],
    ])
  })

  test('F1 says so when the file is no feed at all', async () => {
    expect((await read('Not found')).code).toBe('FAILED_DIALECT')
    expect((await read('{"error": 1, "b": 2}')).code).toBe('FAILED_DIALECT')
    expect((await read('<produtos><coisa><a>1</a></coisa></produtos>')).code).toBe('FAILED_DIALECT')
    expect((await read(RSS, { dialect: 'skroutz' })).code).toBe('FAILED_DIALECT')
    expect((await read(RSS, { dialect: 'google' })).code).toBeNull()
  })

  test.each([
    [
      'windows-1252 said to be UTF-8',
      iconv.encode('<?xml version="1.0" encoding="UTF-8"?>' + item('Sofá € “ação”'), 'windows-1252'),
      {},
      'windows-1252',
      ['encoding_mismatch'],
    ],
    [
      'UTF-8 said to be windows-1252',
      Buffer.from('<?xml version="1.0" encoding="windows-1252"?>' + item('Sofá € “ação”')),
      {},
      'utf-8',
      ['encoding_mismatch'],
    ],
    [
      'UTF-16 with a mark',
      Buffer.concat([Buffer.from([0xff, 0xfe]), iconv.encode(item('Sofá € “ação”'), 'utf-16le')]),
      {},
      'utf-16le',
      [],
    ],
    [
      'big-endian UTF-16 with a mark',
      Buffer.concat([Buffer.from([0xfe, 0xff]), iconv.encode(item('Sofá € “ação”'), 'utf-16be')]),
      {},
      'utf-16be',
      [],
    ],
    ['UTF-16 without a mark', iconv.encode(item('Sofá € “ação”'), 'utf-16le'), {}, 'utf-16le', []],
    ['UTF-8 with a mark', Buffer.from('\ufeff' + item('Sofá € “ação”')), {}, 'utf-8', []],
    [
      'a server that says otherwise',
      iconv.encode('<?xml version="1.0" encoding="windows-1252"?>' + item('Sofá € “ação”'), 'windows-1252'),
      { charset: 'utf-8' },
      'windows-1252',
      ['encoding_mismatch'],
    ],
    [
      'a charset from the server alone',
      iconv.encode(item('Sofá € ação'), 'iso-8859-15'),
      { charset: 'ISO-8859-15' },
      'iso-8859-15',
      [],
    ],
  ] as const)('F3 decodes %s', async (_, bytes, source, encoding, expected) => {
    const outcome = await read(bytes as Buffer, source)
    expect(outcome.code).toBeNull()
    expect(outcome.items[0]?.title.replaceAll(/[“”]/g, '')).toBe('Sofá € ação')
    expect(outcome.encoding).toBe(encoding)
    expect(codes(outcome).filter((code) => code.startsWith('encoding'))).toEqual(expected)
  })

  test('F3 refuses UTF-7 and UTF-32', async () => {
    expect((await read('<?xml version="1.0" encoding="UTF-7"?>' + item('x'))).code).toBe('FAILED_ENCODING')
    expect((await read('+/v8-id,title')).code).toBe('FAILED_ENCODING')
    expect((await read(iconv.encode('\ufeff' + item('x'), 'utf-32le'))).code).toBe('FAILED_ENCODING')
  })

  test('F3 mends one bad byte in UTF-8 and takes NUL, direction marks and half surrogates away, never silently', async () => {
    const bytes = Buffer.concat([
      Buffer.from(item('Sofá ção XX').split('XX')[0] as string),
      Buffer.from([0xe1, 0x00]),
      Buffer.from('\u202eabc'),
      Buffer.from([0xed, 0xa0, 0x80]),
      Buffer.from(item('XX').split('XX')[1] as string),
    ])
    const outcome = await read(bytes)
    expect(outcome.items[0]?.title).toBe('Sofá ção áabc')
    expect(codes(outcome)).toEqual(expect.arrayContaining(['encoding_mismatch', 'characters_removed']))
  })

  test('reads bare ampersands and HTML entities with a hint', async () => {
    const outcome = await read(item('Mesa &amp; 2 cadeiras & banco &eacute;&nbsp;&bogus; &#128; &#233; &#0;'))
    expect(outcome.items[0]?.title).toBe('Mesa & 2 cadeiras & banco é &bogus; € é')
    expect(codes(outcome)).toContain('entity_repaired')
  })

  test('F3 leaves out numbers of characters that do not exist, and writes no U+FFFD of its own', async () => {
    const outcome = await read(
      item('Sofá &#0;&#xD800;&#x202E;&#x110000;&#1234567890;&#xFFFFFFFFFFF;&amp;#1234567890;&amp;#xD800; azul'),
    )
    expect(outcome.items[0]?.title).toBe('Sofá azul')
  })

  test('takes the prefixed field where RSS or Atom has one of the same name', async () => {
    const entry =
      '<id>tag:casa.pt,2026:1</id><title>Blogue</title><link href="https://casa.pt/1"/><g:title>Mesa</g:title><g:id><![CDATA[M-1]]></g:id><g:price>5 EUR</g:price>'
    const feed = (inner: string) =>
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry>${inner}</entry></feed>`
    for (const inner of [entry, entry.replace('<![CDATA[M-1]]>', 'M-1')]) {
      const outcome = await read(feed(inner))
      expect(outcome.raws[0]?.itemId).toBe('M-1')
      expect(outcome.items[0]).toMatchObject({ itemId: 'M-1', title: 'Mesa', link: 'https://casa.pt/1' })
      expect(codes(outcome)).not.toContain('field_repeated')
    }
    expect((await read(feed(entry.replace('<g:id><![CDATA[M-1]]></g:id>', '')))).items[0]?.itemId).toBe(
      'tag:casa.pt,2026:1',
    )
  })

  test('F13 reads an item of a hundred thousand fields on one line without searching that line for each (half a minute for twice as many)', async () => {
    const many = '<g:product_type>Sofás</g:product_type>'.repeat(100_000)
    const spent = cpuClock()
    expect((await read(RSS.replace('<title>Candeeiro', `${many}<title>Candeeiro`))).raws).toHaveLength(2)
    expect(spent()).toBeLessThan(10_000)
  })

  test('F5 unpacks one layer of gzip or zip and refuses bombs, nests and names that climb', async () => {
    expect((await read(gzipSync(RSS))).raws).toHaveLength(2)
    expect((await read(gzipSync(RSS), { contentEncoding: 'gzip' })).raws).toHaveLength(2)
    expect((await read(RSS, { contentEncoding: 'gzip' })).raws).toHaveLength(2)
    expect((await read(gzipSync(gzipSync(RSS)))).code).toBe('FAILED_BOMB')
    expect((await read(gzipSync(RSS), { contentEncoding: Array(50).fill('gzip').join(', ') })).code).toBe('FAILED_BOMB')
    expect(
      (
        await read(
          aZip([
            ['dados/feed.xml', RSS],
            ['__MACOSX/x', 'y'],
          ]),
        )
      ).raws,
    ).toHaveLength(2)
    expect((await read(aZip([['../feed.xml', RSS]]))).code).toBe('FAILED_ARCHIVE')
    expect(
      (
        await read(
          aZip([
            ['a.xml', RSS],
            ['b.xml', RSS],
          ]),
        )
      ).code,
    ).toBe('FAILED_ARCHIVE')
    expect((await read(aZip([['a.gz', gzipSync(RSS)]]))).code).toBe('FAILED_BOMB')
    expect((await read(gzipSync(RSS).subarray(0, 500))).code).toBe('FAILED_TRUNCATED')
    const bomb = `<rss><channel>${' '.repeat(20_000_000)}</channel></rss>`
    expect((await read(gzipSync(bomb))).code).toBe('FAILED_BOMB')
    expect((await read(aZip([['a.xml', bomb]]))).code).toBe('FAILED_BOMB')
  })

  test('F4 ends at the cap of unpacked bytes', async () => {
    expect((await read(gzipSync(RSS), {}, { ...FEED_LIMITS, maxBytes: RSS.length })).code).toBe('FAILED_TOO_LARGE')
  })

  test('F6 F13 bounds what one item may hold and keeps its neighbours', async () => {
    const many = '<g:additional_image_link>https://casa.pt/x.jpg</g:additional_image_link>'.repeat(10_000)
    const outcome = await read(RSS.replace('<title>Candeeiro', `${many}<title>Candeeiro`))
    expect(outcome.items[0]?.itemId).toBe('CP-1001')
    expect(outcome.raws[1]?.values.length).toBe(FEED_LIMITS.maxItemValues)
    expect(codes(outcome)).toContain('fields_too_many')
  })

  test('F4 F13 bounds the number of items and what is read of a field', async () => {
    expect((await read(RSS, {}, { ...FEED_LIMITS, maxItems: 1 })).code).toBe('FAILED_LIMIT')
    expect((await read(RSS, {}, { ...FEED_LIMITS, maxItems: 2 })).code).toBeNull()
    const long = await read(item('&'.repeat(300_000)))
    expect(long.raws[0]?.values[1]).toHaveLength(FEED_LIMITS.maxFieldChars)
  })

  test('a quote that never closes lets a million rows go in small batches', async () => {
    const file = join(folder, 'feed')
    await writeFile(file, `id,title,link,price\n1,"${'a\n'.repeat(1_000_000)}`)
    let largest = 0
    for await (const batch of (await readFeed({ file }, new ImportReport())).batches)
      largest = Math.max(largest, batch.length)
    expect(largest).toBeLessThanOrEqual(500)
  }, 120_000)

  test('F7 gives equal items one fingerprint, changed ones another, wherever they stand in the file', async () => {
    const items = RSS.match(/<item>[^]*?<\/item>/g) as string[]
    const around = RSS.split(/<item>[^]*<\/item>/)
    const before = await read(RSS)
    const after = await read(`${around[0]}${items[1]}\n\n${items[0]}${around[1]}`)
    expect(after.raws.map((raw) => raw.fingerprint)).toEqual(before.raws.map((raw) => raw.fingerprint).toReversed())
    const changed = await read(RSS.replace('899.00', '898.00'))
    expect(changed.raws.map((raw, at) => raw.fingerprint === before.raws[at]?.fingerprint)).toEqual([false, true])
  })

  test('places a problem at its field', async () => {
    const outcome = await read(RSS.replace('1.299,00 EUR', '1.299 EUR'))
    expect(outcome.report.groups()[0]).toMatchObject({
      code: 'price_precision',
      severity: 'error',
      count: 1,
      examples: [{ line: 46, column: 7, itemId: 'CP-1002', field: 'price', value: '1.299 EUR' }],
    })
  })

  test('neither hangs nor throws on mutated feeds, and never yields a broken price or text', async () => {
    const samples = readdirSync(GOLDEN).map((name) => readFileSync(new URL(name, GOLDEN)))
    const edits = fc.array(
      fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.uint8Array({ maxLength: 4 }), fc.nat(40)),
      { minLength: 1, maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...samples), edits, async (sample, changes) => {
        let bytes = sample
        for (const [at, insert, drop] of changes)
          bytes = Buffer.concat([
            bytes.subarray(0, at * bytes.length),
            insert,
            bytes.subarray(at * bytes.length + drop),
          ])
        const outcome = await read(bytes)
        for (const offer of outcome.items) {
          if (offer === null) continue
          expect(Number.isSafeInteger(offer.regularCents) && offer.regularCents > 0).toBe(true)
          expect(offer.title.isWellFormed() && !/[\u0000-\u001f\u202e]/.test(offer.title)).toBe(true)
          expect(offer.link).toMatch(/^https?:\/\//)
        }
      }),
      { numRuns: 300 },
    )
  })
})
