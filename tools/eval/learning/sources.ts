import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { generateDemo } from '../../../demo/generate.ts'
import { enrichOffer } from '../../../src/domains/feeds/import/staging/enrich-offer.ts'
import { categorise, extractAttributes } from '../../../src/domains/catalogue/contract.ts'
import type { GroupedOffer } from '../../../src/domains/offers/grouping/groups/articles.ts'
import { projectRoot } from '../../../src/platform/project-root.ts'
import { groupedItem } from '../grouped-item.ts'
import { labelledOffers } from '../labelled-offers.ts'
import { readLabelledShops } from '../two-shops.ts'

/** An offer of which is known what it is. */
export interface KnownOffer {
  readonly offer: GroupedOffer
  /** Those that are one article have one name. */
  readonly article: string
  /** Those of one family have one name; null: the source does not say. */
  readonly family: string | null
  /** Of the demo's hard case: one brand's series with near siblings everywhere. */
  readonly isOfLongSeries: boolean
}

/** Offers to learn from together; those of other sources are not compared with them. */
export interface Source {
  readonly name: string
  readonly offers: readonly KnownOffer[]
}

/** Two real shops, with what is one article among their offers. */
export const TWO_SHOPS = 'two shops'
/** The demo that is made to learn from is of this day. */
const DAY = new Date('2026-11-01T00:00:00Z')
const SHARED = join(projectRoot, '../shared/data')

/** All that is at hand; a source that is not there is named and left out. */
export async function readSources(): Promise<Source[]> {
  return [{ name: 'demo', offers: await demoOffers() }, ...(await twoShops()), ...furnitureOfAmerica(), ...sofas()]
}

/** The demo's feeds of a start (POISO_DATA), else made for the purpose. */
async function demoOffers(): Promise<KnownOffer[]> {
  if (process.env['POISO_DATA'] !== undefined) return readDemo(process.env['POISO_DATA'])
  const folder = mkdtempSync(join(tmpdir(), 'poiso-learning-'))
  try {
    await generateDemo({ dataFolder: folder, port: 3100, today: DAY })
    return await readDemo(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function readDemo(folder: string): Promise<KnownOffer[]> {
  const offers: KnownOffer[] = []
  for await (const { item, found, truth } of labelledOffers(folder)) {
    offers.push({
      offer: offerOf(item, found, truth.shop, offers.length),
      article: `${truth.product} ${truth.condition}`,
      family: truth.family,
      isOfLongSeries: truth.isOfLongSeries,
    })
  }
  return offers
}

/** As a row of the database. */
export function offerOf(
  item: Parameters<typeof groupedItem>[0],
  found: Parameters<typeof groupedItem>[1],
  shop: string,
  at: number,
): GroupedOffer {
  return groupedItem(item, found, { id: at + 1, eshopId: hashOf(shop), eshop: shop })
}

export function hashOf(text: string): number {
  return [...text].reduce((hash, sign) => (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 0)
}

async function twoShops(): Promise<Source[]> {
  const folder = join(SHARED, 'matching/two-shops')
  const shops = await readLabelledShops(folder)
  if (shops === null) return notThere(folder)
  return [
    {
      name: TWO_SHOPS,
      offers: shops.offers.map((offer) => ({
        offer,
        article: shops.articleOf.get(offer.variantId) as string,
        family: null,
        isOfLongSeries: false,
      })),
    },
  ]
}

/** One shop's list: all are other articles, and are compared as if as many shops sold them. The sofas of a Shopify shop, whose titles end in the maker's number: without it, as another shop would write them. */
function furnitureOfAmerica(): Source[] {
  return ['foa-upholstery-set', 'foa-upholstery-single'].flatMap((name): Source[] => {
    const rows = readRows(`shops/${name}.csv`)
    return rows === null
      ? []
      : [
          oneShop(
            name,
            rows.flatMap((row) => {
              const title = /^(.+?) - (.+?)(?: \([^()]*\))?$/.exec(row['Title'] ?? '')?.[2]
              return title === undefined
                ? []
                : [
                    {
                      id: row['Variant SKU'] ?? '',
                      brand: 'Furniture of America',
                      title,
                      price: Number(row['Variant Price']),
                      fields: { color: row['Color'] ?? '', size: row['Product Dimension (Inch)'] ?? '' },
                    },
                  ]
            }),
          ),
        ]
  })
}

function sofas(): Source[] {
  return ['sofacompany', 'mobelringen'].flatMap((name): Source[] => {
    const rows = readRows(`sofas/${name}.csv`)
    return rows === null
      ? []
      : [
          oneShop(
            name,
            rows
              .map((row) => {
                const title =
                  name === 'sofacompany'
                    ? (/\/([^/]+)-\d+$/.exec(row['url'] ?? '')?.[1] ?? '').replaceAll('-', ' ')
                    : `${row['model']} ${row['description']}`
                return {
                  id: row['SKU'] ?? row['sku'] ?? '',
                  brand: name,
                  title,
                  price: Number.parseInt(row['price'] ?? '', 10),
                  fields: {
                    product_width: `${row['width']} cm`,
                    product_length: `${row['depth']} cm`,
                    product_height: `${row['height']} cm`,
                  },
                }
              })
              .filter(({ title, price }) => title !== '' && price > 0),
          ),
        ]
  })
}

interface Row {
  readonly id: string
  readonly brand: string
  readonly title: string
  readonly price: number
  readonly fields: Readonly<Record<string, string>>
}

function oneShop(name: string, rows: readonly Row[]): Source {
  const offers = rows.map(({ id, brand, title, price, fields }, at): KnownOffer => {
    const { categoryId } = categorise({ googleCategory: null, productType: null, title, shopRules: [] })
    const attributes = extractAttributes({ title, description: null, productType: null, fields, categoryId })
    const item = {
      itemId: id,
      title,
      brand,
      gtin: null,
      mpn: null,
      condition: 'new' as const,
      groupKey: null,
      saleCents: null,
      regularCents: Math.round(price * 100),
    }
    return {
      offer: offerOf(item, { categoryId, attributes } as ReturnType<typeof enrichOffer>, `${name} ${at}`, at),
      article: String(at),
      family: null,
      isOfLongSeries: false,
    }
  })
  return { name, offers }
}

function readRows(path: string): Record<string, string>[] | null {
  const file = join(SHARED, path)
  if (!existsSync(file)) return notThere(file)[0] ?? null
  return parse(readFileSync(file, 'utf8'), { columns: true, relax_column_count: true })
}

function notThere(path: string): never[] {
  console.log(`${path} is not there: nothing is learned from it`)
  return []
}
