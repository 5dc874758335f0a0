import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { categoryById } from '#domains/catalogue/contract.ts'
import { projectRoot } from '#platform/project-root.ts'
import type { OfferItem } from '../offer-item.ts'
import { readFeed } from '../read/read-feed.ts'
import { ImportReport } from '../report/import-report.ts'
import { enrichOffer, type Enrichment } from './staging/enrich-offer.ts'

const folder = join(projectRoot, '../shared/data/shops')

describe.skipIf(!existsSync(folder))('E-01 a furniture shop’s own Shopify export (../shared/data/shops)', () => {
  const offersOf = async (name: string): Promise<{ item: OfferItem; found: Enrichment }[]> => {
    const report = new ImportReport()
    const reading = await readFeed({ file: join(folder, name) }, report)
    const offers: { item: OfferItem; found: Enrichment }[] = []
    for await (const batch of reading.batches) {
      for (const raw of batch) {
        const item = reading.dialect.normalise(raw, { feedCurrency: 'EUR', allowedDomains: ['shop.example'] }, report)
        if (item !== null) offers.push({ item, found: enrichOffer(item) })
      }
    }
    return offers
  }

  test('every offer has its weight, and nearly every sofa its width, though they are told in pounds and eighths of inches', async () => {
    const offers = await offersOf('foa-upholstery-single.csv')
    expect([offers.length, offers.filter(({ item }) => item.weightGrams === null).length]).toEqual([862, 0])
    const sofas = offers.filter(({ found }) => categoryById(found.categoryId ?? 0)?.slug.startsWith('sofas'))
    expect(sofas.length).toBeGreaterThan(600)
    // One has no sizes at all.
    expect(sofas.filter(({ found }) => found.attributes.sizes.width === undefined)).toHaveLength(1)
    for (const {
      item,
      found: {
        attributes: { sizes },
      },
    } of offers)
      for (const { highMm } of Object.values(sizes)) expect(highMm, item.title).toBeLessThan(5_000)
  })

  test('a variant has the colour of its own row', async () => {
    const offers = await offersOf('foa-upholstery-single.csv')
    const vadso = offers.filter(({ item }) => item.itemId.startsWith('vadso-sectional-upholstery-l'))
    expect(vadso.map(({ found }) => found.attributes.colours?.ids)).toEqual([[5], [4], [9]])
  })

  test('a sofa with its loveseat is a set, without a size of its own', async () => {
    const offers = await offersOf('foa-upholstery-set.csv')
    expect(offers).toHaveLength(219)
    expect(
      Object.entries(Object.groupBy(offers, ({ found }) => categoryById(found.categoryId ?? 0)?.slug ?? '–')).map(
        ([slug, own]) => [slug, own?.length],
      ),
    ).toEqual([['conjuntos-de-sofas', 219]])
    expect(offers.filter(({ found }) => Object.keys(found.attributes.sizes).length > 0)).toEqual([])
  })
})
