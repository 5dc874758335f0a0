import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseInstant, parseInterval } from './feed-date.ts'
import { parseGtin } from './gtin.ts'
import { something } from './nothing.ts'
import { parseAvailability, parseCondition } from './offer-words.ts'
import { cutText, plainLine, plainText } from './plain-text.ts'
import { parseWeightGrams, parseWhole } from './quantity.ts'
import { entriesOfLine, shippingOffer } from './shipping.ts'
import { isOnDomains, parseWebUrl } from './web-url.ts'

describe('parseGtin', () => {
  test.each([['5601234567892', '05601234567892'], ['96385074', '00000096385074'], ['614141000036', '00614141000036'], ['1 5601234 56789 9', '15601234567899']])('F10 keeps %s as 14 digits', (text, gtin) => {
    expect(parseGtin(text)).toEqual({ kind: 'gtin', gtin })
  })

  test.each(['5601234567893', '123', '0000000000000', '5,60123E+12', 'abc', '560123456789²'])('F10 refuses %s', (text) => {
    expect(parseGtin(text)).toEqual({ kind: 'invalid' })
  })

  test.each(['2012345678903', '0400000000015', '9812345678902'])('F10 does not take in-store or coupon number %s for an article', (text) => {
    expect(parseGtin(text).kind).toBe('restricted')
  })
})

describe('parseWebUrl', () => {
  test('normalises an address and gives the bare host', () => {
    expect(parseWebUrl('HTTPS://WWW.Casa.pt:443/a b?x=ã')).toEqual({ href: 'https://www.casa.pt/a%20b?x=%C3%A3', host: 'casa.pt' })
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '//casa.pt/x', '/x', 'ftp://casa.pt', 'https:\\\\casa.pt', 'https://', 'https://ana:x@casa.pt', 'http:/x', ' ', 'https://casa.pt/' + 'x'.repeat(3000), 'java\nscript:alert(1)', 'vbscript:x'])('F11 refuses %j', (text) => {
    expect(parseWebUrl(text)).toBeNull()
  })

  test('an address that is taken as it stands is what the parser of addresses makes of it', () => {
    const part = fc.constantFrom('www.loja.pt', 'loja.pt/', '/', '/./', '/..', '.', '-', 'xn--a', 'XN--', '%2e', '%41', '%', '?', '#', '&', '=', '[', ':80', '@', ' ', '0x7f', '1', 'é', '\\', '|', "'", '"', '<', '{', '^', '`', '~', '\t', 'a', 'Z')
    const address = fc.tuple(fc.constantFrom('https://', 'http://', 'https://www.loja.pt/', 'HTTP://'), fc.array(part, { maxLength: 8 })).map(([start, parts]) => start + parts.join(''))
    fc.assert(fc.property(address, (text) => {
      const url = /^https?:\/\/[^/\\]/i.test(text) ? URL.parse(text) : null
      expect(parseWebUrl(text)?.href ?? null).toBe(url === null || url.username !== '' || url.password !== '' ? null : url.href)
    }), { numRuns: 5000 })
  })

  test('takes a subdomain for the shop and a look-alike for a stranger', () => {
    expect(isOnDomains('loja.casa.pt', ['casa.pt'])).toBe(true)
    expect(isOnDomains('minhacasa.pt', ['casa.pt'])).toBe(false)
    expect(isOnDomains('casa.pt.evil.com', ['casa.pt'])).toBe(false)
  })
})

describe('plainText', () => {
  test.each([
    ['<p>Mesa <b>maci&ccedil;a</b></p><ul><li>Um</li><li>Dois</li></ul>', 'Mesa maciça\nUm\nDois'],
    ['&lt;p&gt;Duas vezes&lt;/p&gt;', 'Duas vezes'],
    ['Sofá<script>alert(1)</script> azul', 'Sofá azul'],
    ['</script><script>x</script>Mesa', 'Mesa'],
    ['<img src=x onerror=alert(1)>Mesa', 'Mesa'],
    ['<svg onload=alert(1)><text>x</text></svg>Mesa', 'Mesa'],
    ['<style>p{}</style>Mesa<!-- x -->', 'Mesa'],
    ['Preço < 100 & > 50', 'Preço < 100 & > 50'],
    ['{{7*7}} ${x}', '{{7*7}} ${x}'],
    ['A\u0000\u202eB\u200bC\ud800D', 'ABCD'],
    ['e\u0301' + '\u0301'.repeat(10_000), 'é\u0301\u0301\u0301'],
    ['a \u00a0\t b', 'a b'],
  ])('F11 F13 makes %j what a person reads', (html, text) => {
    expect(plainText(html, 1000)).toBe(text)
    expect(plainText(html, 1000).length).toBeLessThanOrEqual(100)
  })

  test('F11 leaves no tag behind, whatever comes', () => {
    const pieces = fc.constantFrom('<script>', '</script>', '<', '>', '<img ', 'onerror=x', '&lt;', '&gt;', '&amp;lt;', '"', "'", '<!--', '-->', '<svg', '/>', 'a', ' ', '<![CDATA[', ']]>', '&#60;', 'script', '<p')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        expect(plainLine(parts.join(''), 300)).not.toMatch(/\n/)
      }),
      { numRuns: 1000 },
    )
  })

  test('F13 reads no more of a megabyte than it keeps', () => {
    const start = performance.now()
    expect(cutText(plainText('<b>x</b>'.repeat(200_000), 300), 300).length).toBeLessThanOrEqual(300)
    expect(performance.now() - start).toBeLessThan(200)
  })

  test('cuts at a word and never through a character', () => {
    expect(cutText('uma mesa de jantar', 12)).toBe('uma mesa de…')
    expect(cutText('😀😀😀😀', 4)).toBe('😀…')
  })
})

describe('dates', () => {
  test.each([
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'], ['2026-11-20T10:00+0100', '2026-11-20T09:00:00.000Z'], ['2026-11-20T10:00-03:30', '2026-11-20T13:30:00.000Z'], ['2026-11-20', '2026-11-20T00:00:00.000Z'],
    ['2026-07-01', '2026-06-30T23:00:00.000Z'], ['2026-07-01 12:00', '2026-07-01T11:00:00.000Z'], ['20/11/2026', '2026-11-20T00:00:00.000Z'], ['2026-10-25T01:30', '2026-10-25T00:30:00.000Z'], ['2026-10-25T02:00', '2026-10-25T02:00:00.000Z'], ['2026-03-29T00:30', '2026-03-29T00:30:00.000Z'], ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ])('T2 reads %s by its zone, else by the clock of Lisbon', (text, instant) => {
    expect(parseInstant(text)).toBe(instant)
  })

  test.each(['2026-02-30', '2026-13-01', 'amanhã', '1999-01-01', '2026-11-20T25:00', '2026-11-20x', '', '99/99/9999'])('refuses %j', (text) => {
    expect(parseInstant(text)).toBeNull()
  })

  test('reads an interval, a day without time to its end, and refuses one that runs backwards', () => {
    expect(parseInterval('2026-11-20T00:00+00:00/2026-11-27T23:59+00:00')).toEqual({ from: '2026-11-20T00:00:00.000Z', until: '2026-11-27T23:59:00.000Z' })
    expect(parseInterval('2026-11-20/2026-11-27')).toEqual({ from: '2026-11-20T00:00:00.000Z', until: '2026-11-28T00:00:00.000Z' })
    expect(parseInterval('2026-11-27T00:00Z/2026-11-20T00:00Z')).toBeNull()
  })
})

describe('words and quantities', () => {
  test.each([['in stock', 'in_stock'], ['Em Stock', 'in_stock'], ['https://schema.org/OutOfStock', 'out_of_stock'], ['ESGOTADO', 'out_of_stock'], ['pre-order', 'preorder'], ['Sob encomenda', 'backorder'], ['talvez', null]])('reads availability %j', (text, meaning) => {
    expect(parseAvailability(text)).toBe(meaning)
  })

  test('reads conditions in both languages', () => {
    expect(['Novo', 'usada', 'Recondicionado', 'devolvido', '?'].map(parseCondition)).toEqual(['new', 'used', 'refurbished', 'returned', null])
  })

  test.each([['12,5 kg', 12500], ['800 g', 800], ['2 lb', 907], ['0 kg', null], ['12', null], ['-1 kg', null], ['99999999 kg', null]])('weighs %j', (text, grams) => {
    expect(parseWeightGrams(text)).toBe(grams)
  })

  test('reads whole numbers in range only', () => {
    expect([parseWhole('3', 0, 9), parseWhole('3.0', 0, 9), parseWhole('3.5', 0, 9), parseWhole('10', 0, 9), parseWhole('-1', 0, 9)]).toEqual([3, 3, null, null, null])
  })

  test.each(['N/A', '-', 'null', ' ', '', 'NaN', '#N/D'])('takes %j for nothing', (text) => {
    expect(something(text)).toBeNull()
  })
})

describe('shipping', () => {
  const offerOf = (line: string, header: string[] | null = null) => shippingOffer(entriesOfLine(line, header))

  test('reads regions by name and by postal code, cheapest service each, Portugal only', () => {
    expect(offerOf('PT::Normal:9.90 EUR,PT::Rápido:14.90 EUR,PT:Madeira::29 EUR,PT:Região Autónoma dos Açores::39 EUR,ES:::1 EUR').regions).toEqual({ mainland: { cents: 990 }, madeira: { cents: 2900 }, azores: { cents: 3900 } })
  })

  test('keeps a decimal comma apart from the comma between values', () => {
    expect(offerOf('PT:::4,90 EUR,PT:Madeira::9,90 EUR').regions).toEqual({ mainland: { cents: 490 }, madeira: { cents: 990 }, azores: null })
  })

  test('follows the order that the column names, and short forms', () => {
    expect(offerOf('4.90 EUR:PT', ['price', 'country']).regions.mainland).toEqual({ cents: 490 })
    expect(offerOf('PT:0 EUR').regions.mainland).toEqual({ cents: 0 })
    expect(offerOf('6 EUR').regions.mainland).toEqual({ cents: 600 })
  })

  test('takes times with the mainland entry', () => {
    expect(offerOf('PT:::4.90 EUR:1:2:3:5')).toMatchObject({ handlingDays: 2, transitDays: 5 })
  })

  test('says what it could not read and when all is for abroad', () => {
    expect(offerOf('PT:::grátis')).toMatchObject({ invalid: ['PT:grátis'], regions: { mainland: null } })
    expect(offerOf('ES:::5 EUR').isForeignOnly).toBe(true)
  })
})
