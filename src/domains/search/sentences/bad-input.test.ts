import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_QUERY_LENGTH } from '../rules/listing-query.ts'
import { listingUrl } from '../url/listing-url.ts'
import { parseListingUrl } from '../url/parse-listing-url.ts'
import { createSentences } from './sentences.ts'
import { someNames, understood } from './testing.ts'
import { understoodListing } from './understood-listing.ts'

const directory = {
  hasEshop: (slug: string) => [...someNames.eshops.byId.values()].some((each) => each.slug === slug),
  brandName: (slug: string) => [...someNames.brands.byId.values()].find((each) => each.slug === slug)?.label ?? null,
}
const sentences = createSentences({ directory: () => someNames, isKnownWord: () => false })

/** Pieces of sentences in any order, with what hurts readers of numbers and words. */
const pieces = fc.constantFrom(
  ...'sofá cama|mesa|de|com|sem|não|exceto|até|mais de|menos de|entre|e|ou|a|x|300|1.200|1,20|€|euros|cm|metros|lugares|pessoas|largura|altura|máximo|carvalho|Madeira|na|cinzento|azul|redondo|em stock|barato|%|-|"|loja|Nordeira|entrega em|3 dias|parsecs|0|999999999999|🛋️|‮|a\u0301\u0301'.split(
    '|',
  ),
)
const wild = fc.oneof(
  fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

describe('S-07 whatever is typed', () => {
  test('is read, twice the same, and leads to a canonical address that reads back as the same listing', () =>
    fc.assert(
      fc.asyncProperty(wild, async (typed) => {
        const { listing } = await sentences.read(typed)
        expect((await sentences.read(typed)).listing).toEqual(listing)
        const url = listingUrl(listing)
        const outcome = parseListingUrl(url, directory)
        expect(outcome).toMatchObject({ kind: 'selection', isCanonical: true, canonicalUrl: url })
        expect(outcome.kind === 'selection' && outcome.selection).toEqual(listing)
      }),
      { numRuns: 400 },
    ))

  test('has each part once: in a slot, left over or named, each a piece of the text', () =>
    fc.assert(
      fc.property(wild, (typed) => {
        const text = typed.normalize('NFC').slice(0, MAX_QUERY_LENGTH)
        const { leftWords, notUnderstood, slots } = understood(text)
        for (const part of [...leftWords, ...notUnderstood]) expect(text.slice(part.from, part.to)).toBe(part.text)
        for (const { from, to } of slots) expect(from).toBeLessThan(to)
        const ends = leftWords.map(({ from, to }) => [from, to])
        expect(ends).toEqual(ends.toSorted(([a = 0], [b = 0]) => a - b))
      }),
      { numRuns: 400 },
    ))

  test('no price, size or number of seats is there that was not typed', () =>
    fc.assert(
      fc.property(wild, (typed) => {
        const { slots } = understood(typed.replaceAll(/\d|dois|duas|três|seis/gu, ''))
        const numbers = slots.filter(({ meaning }) => meaning.kind === 'price' || meaning.kind === 'size')
        expect(numbers).toEqual([])
      }),
      { numRuns: 200 },
    ))

  test.each<[what: string, typed: string]>([
    ['64 KB of letters', 'a'.repeat(65_536)],
    ['64 KB of sentences', 'sofá cinzento até 300 € '.repeat(2_700)],
    ['64 KB of numbers', '1 '.repeat(32_768)],
    ['64 KB of one number', '1'.repeat(65_536)],
    ['64 KB of signs', '×-€%'.repeat(16_384)],
    ['64 KB of comparisons', 'até '.repeat(13_000)],
    ['64 KB of small words', 'de '.repeat(21_845)],
    ['64 KB of quotation marks', '"'.repeat(65_536)],
    ['combining marks', `sofa${'\u0301'.repeat(60_000)} azul`],
    ['a regular expression', `(${'a+'.repeat(5_000)})+$`],
    ['SQL', "sofá'; DROP TABLE offers; -- azul"],
  ])('%s costs little', async (_what, typed) => {
    await sentences.read(typed)
    const before = process.cpuUsage()
    await sentences.read(typed)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(50)
  })

  test('emoji and marks of direction are passed over', () => {
    expect(listingUrl(understoodListing(understood('sofá 😀 cinzento 🛋️')))).toBe('/produtos/sofas--cinzento')
    expect(listingUrl(understoodListing(understood('so\u0301fa\u0301 azul')))).toBe('/produtos/sofas--azul')
  })
})
