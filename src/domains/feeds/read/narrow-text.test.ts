import { serialize } from 'node:v8'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FEED_LIMITS } from '../feed-limits.ts'
import { isWide } from '#platform/memory/owned-text.ts'
import { held, narrowed } from './narrow-text.ts'
import type { XmlCapture } from './xml/xml-handler.ts'
import { XmlScanner } from './xml/xml-scanner.ts'

/** How V8 holds a text: its serializer writes one-byte and two-byte strings under different tags. */
function isHeldNarrow(text: string): boolean {
  return serialize(text)[2] === '"'.charCodeAt(0)
}
/** At two bytes a sign, whatever the signs. */
function heldWide(text: string): string {
  return `${text}\u20ac`.slice(0, -1)
}

const texts = fc
  .array(
    fc.constantFrom(
      'Mesa de centro',
      ' em carvalho maciço',
      ' 20,90 €',
      ' – ',
      'Διαθέσιμο',
      '\u{1f600}',
      '<',
      'ÿ',
      '\u0100',
      '',
    ),
    { maxLength: 40 },
  )
  .map((pieces) => heldWide(pieces.join('')))

describe('a text of two bytes a sign', () => {
  test('without a sign that needs them becomes one of one byte', () => {
    const text = heldWide('Mesa de centro em carvalho maciço')
    expect(isHeldNarrow(text)).toBe(false)
    expect(isHeldNarrow(narrowed(text))).toBe(true)
    expect(narrowed(text)).toBe(text)
    expect(held(text)).toEqual({ source: text, narrow: null })
    expect(isHeldNarrow(held(text).source)).toBe(true)
  })

  test('any piece of it is the same from what holds it, and of one byte where it can be', () => {
    fc.assert(
      fc.property(texts, fc.nat(200), fc.nat(200), (text, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const piece = text.slice(from, to)
        const holder = held(text).narrow
        const found = (holder?.holding(from, to) ?? held(text).source).slice(from, to)
        expect(found).toBe(piece)
        if (holder !== null && piece.length > 2) expect(isHeldNarrow(found)).toBe(!isWide(piece))
      }),
      { numRuns: 2_000 },
    )
  })

  test('tells itself from any other, at one byte a sign', () => {
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const [told, otherTold] = [one, other].map((text) => held(text).narrow?.telling() ?? text) as [string, string]
        expect(told === otherTold).toBe(one === other)
        if (held(one).narrow !== null) expect(isHeldNarrow(told)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
    const [close, far] = ['20,90 €', '20,90 \u00ac'].map((text) => held(text).narrow?.telling() ?? text)
    expect(close).not.toBe(far)
  })

  test('one of another alphabet, or too long, is left as it is', () => {
    expect(held('Ω'.repeat(65)).narrow).toBeNull()
    expect(held(`${'a'.repeat(64 * 1024)}€`).narrow).toBeNull()
    expect(narrowed(heldWide('a'.repeat(64 * 1024 + 1)))).toHaveLength(64 * 1024 + 1)
  })
})

describe('items of XML', () => {
  const item = (n: number, price: string): string =>
    `<item><nome>Mesa de centro número ${n}</nome><descricao><![CDATA[Em carvalho maciço]]></descricao><preco moeda="EUR com iva">${price}</preco></item>`
  /** Values of each item as its fields are read, and whether V8 holds each at one byte a sign. */
  const read = (pieces: readonly string[]): { value: string; narrow: boolean }[][] => {
    const items: { value: string; narrow: boolean }[][] = []
    const scanner = new XmlScanner(
      {
        open: (name) => name === 'item',
        close: () => undefined,
        markOf: () => 0,
        captured: (capture: XmlCapture) => {
          const values: string[] = [capture.source]
          const take = (text: string): unknown => values.push(text)
          capture.tape.read(
            capture,
            {
              wantsText: true,
              leaf: (_, text) => take(text),
              text: take,
              cdata: take,
              open: (_, attributes) => attributes?.values.forEach(take),
              close: () => undefined,
            },
            FEED_LIMITS.maxAttributes,
          )
          items.push(values.map((value) => ({ value, narrow: isHeldNarrow(value) })))
        },
      },
      FEED_LIMITS,
    )
    for (const piece of pieces) scanner.write(piece)
    scanner.end()
    return items
  }

  test('a "€" in one price leaves the other values, and the other items, at one byte a sign', () => {
    const [first, second] = read([`<shop>${item(1, '20,90 €')}${item(2, '31,50 EUR')}</shop>`])
    expect(first?.slice(1).map(({ value }) => value)).toEqual([
      'Mesa de centro número 1',
      'Em carvalho maciço',
      'EUR com iva',
      '20,90 €',
    ])
    expect(first?.map(({ narrow }) => narrow)).toEqual([false, true, true, true, false])
    expect(second?.every(({ narrow }) => narrow)).toBe(true)
  })

  test('wherever the text comes in pieces, values and widths are the same', () => {
    const text = `<shop>${item(1, '20,90 €')}${item(2, '31,50 EUR')}${item(3, '7 €')}${item(4, '8,00')}</shop>`
    const whole = read([text])
    for (let at = 1; at < text.length; at += 7)
      expect(read([text.slice(0, at), text.slice(at)]).map((values) => values.map(({ value }) => value))).toEqual(
        whole.map((values) => values.map(({ value }) => value)),
      )
    // The piece behind one with "€" is narrow again, its items as well.
    const cut = text.indexOf('<nome>Mesa de centro número 4')
    expect(read([text.slice(0, cut), narrowed(text.slice(cut))])[3]?.every(({ narrow }) => narrow)).toBe(true)
  })
})
