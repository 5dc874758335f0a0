import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { loginTokens } from '#domains/identity/contract.ts'
import { listingUrl, parseListingUrl } from '#domains/search/contract.ts'
import { wordsOf } from '../../search/rules/text-words.ts'
import { manualClock } from '#platform/clock.ts'
import { declaredEncoding } from '../decode/declared-encoding.ts'
import { repairUtf8 } from '../decode/repair-utf8.ts'
import { FeedFailure } from '../feed-failure.ts'
import { readFeed } from '../read/read-feed.ts'
import { decodeEntities } from '../read/xml/xml-entities.ts'
import { ImportReport } from '../report/import-report.ts'
import { jsonFormatOf, jsonHead } from '../read/json/json-head.ts'
import { JsonProblem, readJson } from '../read/json/json-value.ts'
import { parseBrand } from '../values/brand.ts'
import { parseDeliveryTime } from '../values/delivery-time.ts'
import { parseEnergyClass } from '../values/energy-class.ts'
import { parseInstant, parseInterval } from '../values/feed-date.ts'
import { parseGtin, parseGtins } from '../values/gtin.ts'
import { parseInstallment } from '../values/installment.ts'
import { parseAvailability, parseCondition } from '../values/offer-words.ts'
import { cutText, plainLine, plainText } from '../values/plain-text.ts'
import { MAX_PRICE_CENTS, parsePrice } from '../values/price.ts'
import { parseWeightGrams, parseWhole } from '../values/quantity.ts'
import { entriesOfLine, shippingOffer } from '../values/shipping.ts'
import { parseStock } from '../values/stock.ts'
import { linkWithin } from '../values/tracking-link.ts'
import { parseWebUrl } from '../values/web-url.ts'

/** reliability.md, goal 10: a million executions, none longer than 1 s, none that grows the heap by more than 64 MB. */

const LONGEST_MS = 1_000
const MOST_HEAP_BYTES = 64 * 1024 * 1024
const counted = { executions: 0, slowestMs: 0, slowest: '' }

/** One execution: its time is measured; whatever it throws must be a refusal of the feeds. */
function execute<Value>(name: string, input: string, work: (input: string) => Value): Value | null {
  const since = performance.now()
  try {
    return work(input)
  } catch (error) {
    if (error instanceof FeedFailure) return null
    throw new Error(`${name} failed on ${JSON.stringify(input.slice(0, 2_000))}`, { cause: error })
  } finally {
    note(name, performance.now() - since, input)
  }
}

function note(name: string, ms: number, input: string): void {
  counted.executions += 1
  if (ms <= counted.slowestMs) return
  counted.slowestMs = ms
  counted.slowest = `${name}: ${JSON.stringify(input.slice(0, 200))}`
}

/** Growth of the heap over a few executions together: no one of them has taken more. */
async function withinHeap(what: string, work: () => unknown): Promise<void> {
  const before = process.memoryUsage().heapUsed
  await work()
  const grown = process.memoryUsage().heapUsed - before
  if (grown > MOST_HEAP_BYTES) throw new Error(`${what}: the heap grew by ${Math.round(grown / 1e6)} MB`)
}

/** Small whole numbers by one seed (mulberry32): a failure is the same failure next time. */
function aDie(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides)
  }
}

const SEEDS = [
  '129,90 EUR',
  '1.299,00 €',
  '1,299.00',
  '€ 12',
  '19.999',
  '1e308',
  '0x10',
  '-5',
  'NaN',
  '12 345,6\u00a0EUR',
  '5601234567890',
  '0012345678905',
  '978-972-0-00000-1',
  '2026-03-29T01:30:00+01:00/2026-10-25T01:30Z',
  '29/02/2028',
  '31.12.2038 23:59',
  'in_stock',
  'em stock',
  'fora de stock',
  'novo',
  'recondicionado',
  'https://casa.pt/p?a=1&b=2#x',
  'http://①②⑦.⓪.⓪.①/',
  'javascript:alert(1)',
  '//evil.example/x',
  'http://[::1]:80/',
  'data:text/html,x',
  '<p>Mesa &amp; cadeira <b>nova</b></p>',
  '<script>alert(1)</script>',
  '<![CDATA[a]]>',
  '&lt;&#60;&#x3c;&nbsp;&euro;&zwnj;',
  '<a href="x" onclick=y>',
  '<<<<>>>>',
  'PT:Madeira:Normal:19 EUR,PT::2-4:0 EUR',
  '12 kg',
  '1,5 t',
  '0.4lb',
  '/produtos/sofas?preco-ate=600&cor=azul,cinzento&dimensao=largura:80-120,altura:-90',
  '/produtos/sofas--azul?pagina=2',
  '/search?q=sof%C3%A1+de+canto',
  '/produtos/loja/casa-do-cais?ordenar=preco',
  '/produtos?q=%',
  '/produtos?cor=a&cor=b&cor=',
  '/produtos/..%2f..%2fx',
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  'e\u0301\u0301\u0301',
  'ﬁ ß İ ǅ',
  '\u202eabc\u0000',
  '\ud800',
  '👩‍👩‍👧',
  'Ａ１',
  '3-5 dias úteis',
  'Em stock, envio em 24/48h',
  '12x 49,90 € sem juros',
  'IKEA®, S.A.',
  'Classe A+++ (A-G)',
  '{"id":1,"price":{"value":"5","currency":"EUR"}}',
  '[{"a":"\\u00e9"},[1,2.50]]',
  '>10',
  '5,60123E+12',
  'desde 99 €/m2',
  '20 de nov. de 2026',
  'ção ções sofás',
  ',;\t"\'""\n\r\n',
]
const BITS = [
  '',
  ' ',
  '0',
  '9',
  '.',
  ',',
  '-',
  '/',
  ':',
  '?',
  '&',
  '=',
  '%',
  '%2',
  '<',
  '>',
  '"',
  "'",
  '&amp;',
  '&#',
  ']]>',
  '\u0000',
  '\u00a0',
  '\u0301',
  '\ud83d',
  '\udc69',
  'é',
  'EUR',
  '€',
  '\n',
  '\t',
  'PT:',
  '--',
  'a'.repeat(60),
  '<p>'.repeat(30),
  '(('.repeat(20),
]

function mutated(die: (sides: number) => number): string {
  let text = SEEDS[die(SEEDS.length)] as string
  for (let changes = 1 + die(4); changes > 0; changes -= 1) {
    const [from, length] = [die(text.length + 1), die(4)]
    const added = die(5) === 0 ? (SEEDS[die(SEEDS.length)] as string) : (BITS[die(BITS.length)] as string)
    text = text.slice(0, from) + added + text.slice(from + length)
  }
  // Now and then a long one, which is where bad patterns show.
  return die(200) === 0 ? text.repeat(1 + die(300)) : text
}

const directory = { hasEshop: (slug: string) => slug === 'casa-do-cais', brandName: () => null }
const tokens = loginTokens({
  secret: 'only for this test, long',
  site: 'poiso',
  clock: manualClock('2026-11-21T10:00:00Z'),
})

/** Everything that reads a value of a feed, an address or a query, with what must hold of its answer. */
const readers: readonly (readonly [name: string, read: (text: string) => void])[] = [
  [
    'parsePrice',
    (text) => {
      const price = parsePrice(text, 'EUR')
      if (price.kind === 'price')
        expect(Number.isInteger(price.cents) && price.cents >= 1 && price.cents <= MAX_PRICE_CENTS).toBe(true)
    },
  ],
  [
    'parseGtin',
    (text) => {
      const gtin = parseGtin(text)
      if (gtin.kind === 'gtin') expect(gtin.gtin).toMatch(/^\d{14}$/)
    },
  ],
  ['parseInstant', (text) => isIsoOrNull(parseInstant(text, text.length % 2 === 0))],
  [
    'parseInterval',
    (text) => {
      const interval = parseInterval(text)
      if (interval !== null) for (const end of [interval.from, interval.until]) isIsoOrNull(end)
    },
  ],
  ['parseGtins', (text) => void parseGtins(text)],
  ['parseStock', (text) => wholeOrNull(parseStock(text))],
  [
    'parseDeliveryTime',
    (text) => {
      const time = parseDeliveryTime(text)
      if (time !== null && !(time.minDays >= 0 && time.minDays <= time.maxDays && time.maxDays <= 365))
        throw new Error('no delivery time')
    },
  ],
  ['parseInstallment', (text) => wholeOrNull(parseInstallment(text)?.cents ?? null)],
  ['parseEnergyClass', (text) => void parseEnergyClass(text)],
  [
    'parseBrand',
    (text) => {
      if (parseBrand(text.toWellFormed(), 100)?.trim() === '') throw new Error('an empty brand')
    },
  ],
  [
    'linkWithin',
    (text) => {
      const link = parseWebUrl(`https://www.awin1.com/c?ued=${text}`)
      const inner = link === null ? null : linkWithin(link)
      if (inner !== null && !/^https?:$/.test(new URL(inner.href).protocol)) throw new Error('not a web address')
    },
  ],
  [
    'readJson',
    (text) => {
      try {
        readJson(text, { maxDepth: 64, maxValues: 10_000 })
      } catch (error) {
        if (!(error instanceof JsonProblem)) throw error
      }
    },
  ],
  ['jsonHead', (text) => void jsonHead(`[${text}`, jsonFormatOf(`{${text}`))],
  ['parseAvailability', (text) => void parseAvailability(text)],
  ['parseCondition', (text) => void parseCondition(text)],
  ['plainText', (text) => shortAndWhole(cutText(plainText(text.toWellFormed(), 5_000), 5_000), 5_000)],
  [
    'plainLine',
    (text) => {
      const line = cutText(plainLine(text.toWellFormed(), 300), 300)
      shortAndWhole(line, 300)
      if (/[\n\r\0]/.test(line)) throw new Error('a line holds a line break')
    },
  ],
  ['parseWeightGrams', (text) => wholeOrNull(parseWeightGrams(text))],
  ['parseWhole', (text) => wholeOrNull(parseWhole(text, 0, 1_000))],
  ['shipping', (text) => void shippingOffer(entriesOfLine(text, null))],
  [
    'parseWebUrl',
    (text) => {
      const url = parseWebUrl(text)
      if (url !== null && !/^https?:$/.test(new URL(url.href).protocol)) throw new Error('not a web address')
    },
  ],
  ['decodeEntities', (text) => void decodeEntities(text, () => {})],
  [
    'repairUtf8',
    (text) => {
      if (!repairUtf8(Buffer.from(text, text.length % 3 === 0 ? 'latin1' : 'utf8')).text.isWellFormed())
        throw new Error('a lone surrogate')
    },
  ],
  ['declaredEncoding', (text) => void declaredEncoding(Buffer.from(`<?xml version="1.0" encoding="${text}"?>`), text)],
  [
    'parseListingUrl',
    (text) => {
      const outcome = parseListingUrl(text.startsWith('/') ? text : `/produtos?${text}`, directory)
      if (outcome.kind !== 'selection') return
      const again = parseListingUrl(outcome.canonicalUrl, directory)
      if (again.kind !== 'selection' || !again.isCanonical || listingUrl(again.selection) !== outcome.canonicalUrl)
        throw new Error(`${outcome.canonicalUrl} is not canonical`)
    },
  ],
  [
    'wordsOf',
    (text) => {
      for (const word of wordsOf(text)) if (/\s/.test(word)) throw new Error('a word holds a space')
    },
  ],
]

function isIsoOrNull(instant: string | null): void {
  if (instant !== null && new Date(instant).toISOString().slice(0, 10) !== instant.slice(0, 10))
    throw new Error(`${instant} is no moment`)
}
function wholeOrNull(value: number | null): void {
  if (value !== null && (!Number.isSafeInteger(value) || value < 0)) throw new Error(`${value} is no amount`)
}
function shortAndWhole(text: string, most: number): void {
  if (text.length > most || !text.isWellFormed() || text.includes('\0'))
    throw new Error(`not clean: ${JSON.stringify(text.slice(0, 100))}`)
}

describe('fuzzing, a million executions', () => {
  const folders: string[] = []
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

  test('values of feeds, listing addresses and words of queries: mutated real ones', async () => {
    const die = aDie(20261121)
    for (let batch = 0; batch < 590; batch += 1) {
      await withinHeap(`batch ${batch}`, () => {
        for (let count = 0; count < 100; count += 1) {
          const text = mutated(die)
          for (const [name, read] of readers) execute(name, text, read)
        }
      })
    }
  })

  test('values of feeds: whatever fast-check thinks of', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.double().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    )
    fc.assert(
      fc.property(text, (value) => {
        for (const [name, read] of readers) execute(name, value, read)
      }),
      { numRuns: 3_000 },
    )
  })

  test('tokens: only what we signed is read, and nothing throws', async () => {
    const die = aDie(7)
    const good = await tokens.sign(
      {
        uid: 1,
        name: 'Ana Reis',
        email: 'ana@exemplo.pt',
        avatar: { url: null, initials: 'AR' },
        roles: { admin: true, eshop: false, eshops: [] },
        dateOfBirth: null,
        gender: null,
      },
      new Date('2026-11-21T12:00:00Z'),
    )
    expect(await tokens.read(good)).not.toBeNull()
    for (let count = 0; count < 20_000; count += 1) {
      const at = die(good.length)
      const token = count % 2 === 0 ? good.slice(0, at) + 'ABab01.-_='[die(10)] + good.slice(at + die(3)) : mutated(die)
      if (token === good) continue
      const since = performance.now()
      const claims = await tokens.read(token)
      note('jwt', performance.now() - since, token)
      // The last character of a base64url part may stand for the same bytes.
      if (claims !== null && at < good.length - 2) throw new Error(`a token that we did not sign was read: ${token}`)
    }
  })

  test('whole files: the golden ones with bytes changed, cut, doubled and mixed', async () => {
    const die = aDie(99)
    const folder = await mkdtemp(join(tmpdir(), 'poiso-fuzz-'))
    folders.push(folder)
    const golden = new URL('../dialects/golden/', import.meta.url)
    const files = readdirSync(golden).map((name) => readFileSync(new URL(name, golden)))
    for (let count = 0; count < 6_000; count += 1) {
      const content = mutatedFile(files, die)
      const file = join(folder, 'feed')
      await writeFile(file, content)
      const since = performance.now()
      await withinHeap(`file ${count}`, () => readWhole(file))
      note('readFeed', performance.now() - since, content.toString('latin1', 0, 200))
    }
  })

  test('it was a million, none longer than a second', () => {
    console.log(`${counted.executions} executions, the slowest ${counted.slowestMs.toFixed(1)} ms (${counted.slowest})`)
    expect(counted.executions).toBeGreaterThanOrEqual(1_000_000)
    expect(counted.slowestMs).toBeLessThan(LONGEST_MS)
  })
})

function mutatedFile(files: readonly Buffer[], die: (sides: number) => number): Buffer {
  let bytes = Buffer.from(files[die(files.length)] as Buffer)
  for (let changes = 1 + die(6); changes > 0; changes -= 1) {
    const [at, length] = [die(bytes.length + 1), die(40)]
    const kind = die(5)
    const other = files[die(files.length)] as Buffer
    if (kind === 0 && at < bytes.length) bytes[at] = die(256)
    else if (kind === 1) bytes = bytes.subarray(0, at)
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])
    else if (kind === 3)
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        other.subarray(die(other.length), die(other.length)),
        bytes.subarray(at),
      ])
    else bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from(mutated(die)), bytes.subarray(at)])
  }
  return bytes
}

/** As an import reads it; a file that is refused is refused by a code. */
async function readWhole(file: string): Promise<void> {
  const report = new ImportReport()
  try {
    const reading = await readFeed({ file }, report)
    for await (const batch of reading.batches) {
      for (const raw of batch) {
        const item = reading.dialect.normalise(raw, { feedCurrency: null, allowedDomains: null }, report)
        if (item !== null && item.itemId === '') throw new Error('an item without an id')
      }
    }
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
  }
}
