import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#platform/pace/testing-cpu.ts'
import { genericJsonl } from '../../dialects/generic/generic-json.ts'
import { shopifyJson } from '../../dialects/shopify/shopify-json.ts'
import { FeedFailure } from '../../feed-failure.ts'
import { FEED_LIMITS } from '../../feed-limits.ts'
import { flattenJson, type JsonFields } from './json-fields.ts'
import { ImportReport } from '../../report/import-report.ts'
import { jsonFormatOf, jsonHead } from './json-head.ts'
import { JsonItems } from './json-items.ts'
import { JsonLines } from './json-lines.ts'
import { JsonSlices } from './json-slices.ts'
import { JsonProblem, readJson, type JsonNode } from './json-value.ts'

const LIMITS = { maxDepth: 64, maxValues: 100_000 }

/** As JSON.parse has it, but for numbers, which are texts. */
function plain(node: JsonNode): unknown {
  if (node.kind === 'scalar') return node.text
  if (node.kind === 'array') return node.values.map(plain)
  return node.entries.map(([key, value]) => [key, plain(value)])
}

function slicesOf(text: string, size = 1_000_000): { source: string; line: number; column: number }[] {
  const slices = new JsonSlices(FEED_LIMITS)
  const found = (text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []).flatMap((chunk) => [...slices.write(chunk)])
  slices.end()
  return found
}

describe('readJson', () => {
  test('reads what JSON.parse reads and refuses what it refuses', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '\\',
      '\\u00e9',
      '1',
      '-0.50',
      '1e3',
      '01',
      'true',
      'null',
      'nul',
      ' ',
      '\n',
      '"b\\"c"',
      '\u0001',
    )
    const texts = fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        let expected: unknown
        let isGood = true
        try {
          expected = JSON.parse(text)
        } catch {
          isGood = false
        }
        try {
          const node = readJson(text, LIMITS)
          expect(isGood, text).toBe(true)
          expect(unordered(node)).toEqual(stringified(expected))
        } catch (error) {
          if (!(error instanceof JsonProblem)) throw error
          expect(isGood, text).toBe(false)
          expect(error.at).toBeLessThanOrEqual(text.length)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('F8 keeps numbers as they were written', () => {
    expect(plain(readJson('[129.10, 1e308, 12345678901234567890.10, -0]', LIMITS))).toEqual([
      '129.10',
      '1e308',
      '12345678901234567890.10',
      '-0',
    ])
  })

  test('F6 F13 refuses depth and number of values beyond its limits', () => {
    expect(() => readJson('['.repeat(100_000), LIMITS)).toThrow('64 níveis')
    expect(() => readJson(`[${'1,'.repeat(200_000)}1]`, LIMITS)).toThrow('100000 valores')
  })
})

describe('flattenJson', () => {
  test('names fields as dialects do: keys of one spelling, lists repeated, blocks opened, money whole', () => {
    const fields: JsonFields = { names: [], values: [], offsets: [] }
    flattenJson(
      readJson(
        '{"ID":1,"imageLink":"a","additionalImageLinks":["b","c"],"price":{"value":"129.00","currency":"EUR"},"shipping":[{"country":"PT","price":{"currency":"EUR","value":5}}],"x":null}',
        LIMITS,
      ),
      '',
      fields,
      100,
    )
    expect(fields.names.map((name, at) => [name, fields.values[at]])).toEqual([
      ['id', '1'],
      ['image_link', 'a'],
      ['additional_image_links', 'b'],
      ['additional_image_links', 'c'],
      ['price', '129.00 EUR'],
      ['shipping', ''],
      ['shipping.country', 'PT'],
      ['shipping.price', '5 EUR'],
      ['x', ''],
    ])
  })
})

describe('JsonSlices', () => {
  test('finds the same items at the same places however the text is cut', () => {
    const text =
      '{"shop":{"a":[1,{"b":2}]},\n"products":[\n  {"id":1,"t":"}{\\"[ã"},\n  {"id":2,"v":[{"x":[]}]}\n], "more": true}'
    const whole = slicesOf(text)
    expect(whole.map(({ source, line, column }) => [JSON.parse(source).id, line, column])).toEqual([
      [1, 3, 3],
      [2, 4, 3],
    ])
    for (let size = 1; size < 40; size += 1) expect(slicesOf(text, size)).toEqual(whole)
  })

  test.each([
    ['[{"id":1},{"id":2}]', 2],
    ['{"data":{"items":[{"id":1}]}}', 1],
    ['[]', 0],
    ['{"products":[]}', 0],
    ['{"categories":[{"id":1}]}', 0],
  ])('finds the items of %s', (text, count) => {
    expect(slicesOf(text)).toHaveLength(count)
  })

  test.each([
    '[{"id":1}',
    '[{"id":1',
    '[{"id":1}]]',
    '{"products":[{"id":1}]',
    '[{"a":"b',
    '{"products":[}]',
    '{"a":1}{"b":2}',
    '[1] x',
    '',
  ])('F1 fails as malformed with line and column on %j', (text) => {
    expect(() => slicesOf(text)).toThrow(FeedFailure)
  })

  test('F6 bounds depth, and what stands in memory', () => {
    expect(() => slicesOf(`[${'{"a":'.repeat(100_000)}`)).toThrow('FAILED_LIMIT')
    expect(() => slicesOf('['.repeat(100_000))).toThrow('FAILED_LIMIT')
    const slices = new JsonSlices({ maxDepth: 64, maxItemChars: 1000 })
    expect(() => [...slices.write(`[{"a":"${'x'.repeat(2000)}`)]).toThrow('FAILED_LIMIT')
    expect(() => [...new JsonSlices({ maxDepth: 64, maxItemChars: 1000 }).write(`[ 1${'1'.repeat(2000)}`)]).toThrow(
      'FAILED_LIMIT',
    )
  })

  test('never throws anything but a refusal', () => {
    const pieces = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', '"products"', '"a"', '1', '\n', ' ', 'é')
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), fc.integer({ min: 1, max: 7 }), (parts, size) => {
        try {
          slicesOf(parts.join(''), size)
        } catch (error) {
          if (!(error instanceof FeedFailure)) throw error
          expect(error.place.line).toBeGreaterThan(0)
          expect(error.place.column).toBeGreaterThan(0)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('JsonLines', () => {
  test('gives each line with its place, empty ones left out, however the text is cut', () => {
    const text = '{"a":1}\r\n\n  {"a":2}\n{"a":3}'
    for (let size = 1; size < 12; size += 1) {
      const lines = new JsonLines(FEED_LIMITS)
      const found = [
        ...(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []).flatMap((chunk) => [...lines.write(chunk)]),
        ...lines.end(),
      ]
      expect(found).toEqual([
        { source: '{"a":1}', line: 1, column: 1 },
        { source: '{"a":2}', line: 3, column: 3 },
        { source: '{"a":3}', line: 4, column: 1 },
      ])
    }
  })
})

describe('JsonItems', () => {
  test.each([shopifyJson, genericJsonl])('F6 a long item in small pieces costs no copy for each: $name', (dialect) => {
    const [opening, closing] = dialect.format === 'jsonl' ? ['', '\n'] : ['{"products":[', ']}']
    const item = `{"id":1,"title":"${'x'.repeat(3_000_000)}"}`
    const reader = new JsonItems(dialect, new ImportReport(), FEED_LIMITS)
    const cpuMs = cpuClock()
    const text = opening + item + closing
    const items = []
    for (let at = 0; at < text.length; at += 100) items.push(...[...reader.write(text.slice(at, at + 100))].flat())
    items.push(...[...reader.end()].flat())
    expect(items).toHaveLength(1)
    // Copied with each of 30,000 pieces it takes a hundred times as long.
    expect(cpuMs()).toBeLessThan(1_500)
  })
})

describe('jsonHead', () => {
  test('knows the fields of a first item that is longer than the head', () => {
    const item = `{"handle":"m","variants":[{"price":"5","x":"${'é'.repeat(500)}"},{"price":"6"`
    for (const text of [`{"products":[${item}`, `${item}`])
      expect([...jsonHead(text, text === item ? 'jsonl' : 'json').fields]).toEqual(
        expect.arrayContaining(['handle', 'variants', 'variants.price']),
      )
    expect(jsonHead('{"products":[{"handle":"m","t":"cortado no mei', 'json').fields).toEqual(new Set(['handle']))
  })
})

describe('jsonFormatOf', () => {
  test.each([
    ['[{"id":1}]', 'json'],
    ['{"id":1}\n{"id":2}', 'jsonl'],
    ['{"id":1,"images":[{"src":"x"}]}', 'jsonl'],
    ['{"products":[{"id":1}]}', 'json'],
    ['{\n "products": [\n {"id":1},\n {"id":2}\n]}', 'json'],
    ['{"id":1\n{"id":2}\n{"id":3}', 'jsonl'],
    ['{"error": 1, "b": 2}', 'jsonl'],
    [`{"products":[{"id":"${'x'.repeat(200)}`, 'json'],
  ])('tells %j', (text, format) => {
    expect(jsonFormatOf(text)).toBe(format)
  })
})

function unordered(node: JsonNode): unknown {
  if (node.kind === 'scalar') return node.text
  if (node.kind === 'array') return node.values.map(unordered)
  return new Map(node.entries.map(([key, value]) => [key, unordered(value)]))
}

/** The oracle's answer in the same shape; numbers are compared by value where their spelling differs. */
function stringified(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stringified)
  if (value === null) return ''
  if (typeof value === 'object') return new Map(Object.entries(value).map(([key, inner]) => [key, stringified(inner)]))
  return typeof value === 'number'
    ? { asymmetricMatch: (text: unknown) => Object.is(Number(text), value) }
    : `${value as string | boolean}`
}
