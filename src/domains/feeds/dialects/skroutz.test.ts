import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { OfferItem } from '../offer-item.ts'
import { readFeed } from '../read/read-feed.ts'
import { ImportReport } from '../report/import-report.ts'

const FILE = fileURLToPath(new URL('../../../../../shared/data/feeds/skroutz-sovrakofanela.xml', import.meta.url))

describe.skipIf(!existsSync(FILE))("a real shop's feed for Skroutz", () => {
  test('is read whole: 420 offers with price, category, days and weight', async () => {
    const report = new ImportReport()
    const reading = await readFeed({ file: FILE }, report)
    const offers: OfferItem[] = []
    for await (const items of reading.batches)
      for (const raw of items)
        offers.push(reading.dialect.normalise(raw, { feedCurrency: null, allowedDomains: null }, report) as OfferItem)
    expect(reading.dialect.name).toBe('skroutz')
    expect(offers).toHaveLength(420)
    expect(offers.filter((offer) => offer === null)).toEqual([])
    expect(offers[0]).toMatchObject({
      itemId: '5887568412833',
      regularCents: 1270,
      transitDays: 3,
      weightGrams: 20,
      productType: 'Ανδρικά > Σλιπς',
      availability: 'in_stock',
    })
    expect(offers.filter(({ availability }) => availability === 'in_stock')).toHaveLength(339)
    // Not in the shop itself, and yet promised in one to three days.
    expect(offers.filter(({ availability }) => availability === 'backorder')).toHaveLength(81)
    expect(report.groups().map(({ severity }) => severity)).not.toContain('error')
  })
})
