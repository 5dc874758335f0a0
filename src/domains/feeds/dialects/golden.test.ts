import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { OfferItem } from '../offer-item.ts'
import { csvHead, formatOf, xmlHead } from '../read/feed-head.ts'
import { jsonHead } from '../read/json/json-head.ts'
import { readFeed } from '../read/read-feed.ts'
import { ImportReport } from '../report/import-report.ts'
import type { FeedHead } from './dialect.ts'
import { DIALECTS, recogniseDialect } from './registry.ts'

const FOLDER = new URL('./golden/', import.meta.url)
const EXPECTED = new URL('./expected/', import.meta.url)
const NAMES = readdirSync(FOLDER)

interface Expected {
  dialect: string
  /** Codes of all severities, in any order. */
  problems: string[]
  /** In document order; null: left out. */
  offers: (Partial<OfferItem> | null)[]
}

describe('golden files', () => {
  test.each(NAMES)('%s is read to its expected facts', async (name) => {
    const expected = expectedOf(name)
    const report = new ImportReport()
    const reading = await readFeed({ file: fileURLToPath(new URL(name, FOLDER)) }, report)
    const offers: (OfferItem | null)[] = []
    for await (const items of reading.batches) {
      for (const raw of items) {
        const offer = reading.dialect.normalise(
          raw,
          { feedCurrency: null, allowedDomains: ['casadopinhal.pt'] },
          report,
        )
        offers.push(offer)
        // Known items are staged by the reader's id, others by the normaliser's: they must be one.
        if (offer !== null) expect(raw.itemId).toBe(offer.itemId)
      }
    }
    expect(reading.dialect.name).toBe(expected.dialect)
    expect(offers).toMatchObject(expected.offers)
    expect(
      report
        .groups()
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(expected.problems.toSorted())
  })

  test.each(NAMES)(
    '%s is recognised as its dialect, ahead of all others, truncated, with a mark, and in other cases',
    (name) => {
      const text = readFileSync(new URL(name, FOLDER), 'utf8')
      const { dialect } = expectedOf(name)
      const [first, second] = confidences(text)
      expect(first?.name).toBe(dialect)
      expect(first?.confidence).toBeGreaterThan(second?.confidence ?? 0)
      expect(recognised(`\ufeff${text.replace(/^\ufeff/, '')}`)).toBe(dialect)
      if (formatOf(text) !== 'xml') return
      const itemEnd = text.indexOf('>', text.lastIndexOf('</', text.length * 0.6)) + 1
      expect(recognised(text.slice(0, itemEnd))).toBe(dialect)
      expect(
        recognised(
          text.replace(
            /(<\/?)([a-z:_0-9]+)/gi,
            (_, open: string, tag: string) => open + (tag.includes(':') ? tag : tag.toUpperCase()),
          ),
        ),
      ).toBe(dialect)
    },
  )

  test('every dialect has a golden file', () => {
    const golden = new Set(NAMES.map((name) => expectedOf(name).dialect))
    expect(DIALECTS.map(({ name }) => name).filter((name) => !golden.has(name))).toEqual([])
  })
})

function expectedOf(name: string): Expected {
  return JSON.parse(readFileSync(new URL(name.replace(/\.[a-z]+$/, '.json'), EXPECTED), 'utf8')) as Expected
}

function headOf(text: string): FeedHead {
  const format = formatOf(text)
  if (format === 'xml') return xmlHead(text)
  return format === 'csv' ? csvHead(text).head : jsonHead(text, format)
}

function recognised(text: string): string | undefined {
  return recogniseDialect(headOf(text), formatOf(text))?.name
}

function confidences(text: string): { name: string; confidence: number }[] {
  const head = headOf(text)
  const format = formatOf(text)
  return DIALECTS.filter((dialect) => dialect.format === format)
    .map((dialect) => ({ name: dialect.name, confidence: dialect.recognise(head) }))
    .toSorted((a, b) => b.confidence - a.confidence)
}
