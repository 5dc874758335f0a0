import fc from 'fast-check'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { DeliveryTariff, EshopVoucher, TariffBracket } from '#domains/eshops/contract.ts'
import { presentVariant, type VariantData } from '#domains/offers/contract.ts'
import { deliveredOffer } from '#domains/offers/testing.ts'
import type { ListingAnswer, Region } from '#domains/search/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { asId, type VariantId } from '#platform/ids.ts'
import { createFeedHtml } from './feed-html.tsx'
import { CompareTable } from './pages/compare/CompareTable.tsx'
import { comparable, loadCompare } from './pages/compare/load.ts'
import { aComparedProduct } from './pages/compare/testing.ts'
import { DeliveriesPage } from './pages/product/DeliveriesPage.tsx'
import { loadProduct, type ProductView } from './pages/product/load.ts'
import { presentDeliveries } from './pages/product/present-deliveries.ts'
import { productData } from './pages/product/product-data.ts'
import { ProductPage } from './pages/product/ProductPage.tsx'
import { presentCard } from './parts/variant/present-card.ts'
import { VariantCard, VariantRow } from './parts/variant/VariantCard.tsx'
import { SiteProvider } from './site.ts'
import { aRendering, aSite } from './testing.ts'
import { anOffer, aProductPage } from './testing-products.ts'

/** U-12: whatever an offer is like, every sum on a page adds up from what stands beside it, and what is sorted by is what is shown. */

const NOW = new Date('2026-11-21T11:00:00Z')
const regions = fc.constantFrom<Region>('mainland', 'madeira', 'azores')
const cents = fc.oneof(fc.integer({ min: 1, max: 300_000 }), fc.constantFrom(37_000, 50_000, 93_695))

const bracket: fc.Arbitrary<TariffBracket> = fc
  .record({
    delivered: fc.constantFrom(true, true, true, false),
    priceCents: fc.constantFrom(0, 990, 3_499, 12_000),
    freeFromCents: fc.constantFrom(null, null, 0, 30_000, 60_000, 93_000),
    upToPriceCents: fc.constantFrom(null, null, 50_000),
    deliveryDays: fc.constantFrom(null, 1, 9),
  })
  .map((row) => ({ ...row, label: null, upToWeightG: null, priceCents: row.delivered ? row.priceCents : null }))
const tariffs: fc.Arbitrary<DeliveryTariff> = fc.record(
  {
    mainland: fc.array(bracket, { maxLength: 2 }),
    madeira: fc.array(bracket, { maxLength: 2 }),
    azores: fc.array(bracket, { maxLength: 1 }),
  },
  { requiredKeys: [] },
)
const voucher: fc.Arbitrary<EshopVoucher> = fc
  .record({
    value: fc.constantFrom(1, 5, 7, 10, 100),
    isPercent: fc.boolean(),
    unconditional: fc.constantFrom(true, true, false),
    minOrderCents: fc.constantFrom(0, 40_000),
  })
  .map(({ value, isPercent, ...rest }) => ({
    ...rest,
    code: `SO${value}`,
    valueType: isPercent ? 'percent' : 'amount',
    value: isPercent ? value : value * 333,
    description: null,
    validFrom: null,
    validUntil: null,
  }))

const offers: fc.Arbitrary<VariantData> = fc
  .record({
    priceCents: cents,
    tariff: tariffs,
    vouchers: fc.array(voucher, { maxLength: 2 }),
    feed: fc.constantFrom<VariantData['delivery']['mainland']['kind'] | 'free' | null>(
      null,
      null,
      'free',
      'not_delivered',
    ),
    availability: fc.constantFrom('in_stock', 'in_stock', 'backorder', 'out_of_stock'),
    isStale: fc.constantFrom(false, false, false, true),
  })
  .map(({ priceCents, tariff, vouchers, feed, availability, isStale }) => {
    const shipping =
      feed === 'free' ? { mainland: { cents: 0 } } : feed === null ? null : { mainland: 'not_delivered' as const }
    return anOffer({
      priceCents,
      availability,
      lastSeenAt: isStale ? '2026-11-17T08:00:00Z' : '2026-11-21T08:00:00Z',
      ...deliveredOffer({ priceCents, weightG: null, shipping, freeShippingFromCents: null }, { tariff, vouchers }),
    })
  })
const severalOffers = fc.array(offers, { minLength: 1, maxLength: 6 }).map((all) =>
  all.map((offer, index) => ({
    ...offer,
    variantId: asId<VariantId>(index + 1),
    eshop: { ...offer.eshop, name: `Loja ${'ABCDEF'[index]}` },
  })),
)

function rendered(element: ReactElement): string {
  return renderToStaticMarkup(<SiteProvider value={aSite()}>{element}</SiteProvider>)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('&#x27;', "'")
}
function words(html: string | undefined): string {
  return (html ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
/** "1 299,50 €" → 129950; null: no figure. */
function money(text: string | undefined): number | null {
  if (text !== undefined && /^gr[áa]tis$/i.test(text.trim())) return 0
  const [, sign, euros, part = '0'] = /^(-?)([\d ]+)(?:,(\d\d))? €$/.exec(text?.trim() ?? '') ?? []
  return euros === undefined
    ? null
    : (sign === '-' ? -1 : 1) * (Number(euros.replaceAll(' ', '')) * 100 + Number(part.padEnd(2, '0')))
}
/** What listings sort by, as the index has it. */
function sortedBy(offer: VariantData, region: Region): number | null {
  const total = offer.totals[region]
  return typeof total === 'number' ? total : null
}

/** "614,81 € com entrega": "649,90 € na loja - 64,99 € (voucher SO10) + 29,90 € de entrega no continente" */
function cardAddsUp(html: string, offer: VariantData, region: Region): void {
  const [, figure, how] = /<p class="price"><b>(.*?)<\/b> (com|sem) entrega<\/p>/.exec(html) ?? []
  const line = words(/<p class="sum">(.*?)<\/p>/.exec(html)?.[1])
  const lead = money(figure)
  if (how === 'sem') {
    expect([lead, sortedBy(offer, region)]).toEqual([offer.priceCents, null])
    expect(line).toMatch(
      offer.delivery[region].kind === 'not_delivered' ? /^A loja não entrega n/ : /^Entrega n.* por confirmar$/,
    )
  } else if (line.startsWith('Entrega grátis n')) {
    expect([lead, lead]).toEqual([sortedBy(offer, region), offer.priceCents])
  } else {
    const [, price, off, code, delivery] =
      /^([\d ,]+€) na loja(?: - ([\d ,]+€) \(voucher (\w+)\))? \+ (?:([\d ,]+€) de entrega|entrega grátis) n/.exec(
        line,
      ) ?? []
    expect([lead, money(price)]).toEqual([sortedBy(offer, region), offer.priceCents])
    expect((money(price) ?? Number.NaN) - (money(off) ?? 0) + (money(delivery) ?? 0)).toBe(lead)
    if (off !== undefined) expect(code).toBe(offer.voucher?.code)
  }
}

describe('U-12 every sum adds up in sight', () => {
  test('U-12 N-01 on cards and rows, in pages and in what the feed call gives', () => {
    const feed = createFeedHtml({
      site: aSite(),
      flags: { isOn: () => false, numberOf: (_key, fallback) => fallback },
      clock: manualClock(NOW.toISOString()),
      signRendering: aRendering,
    })
    fc.assert(
      fc.property(offers, regions, (offer, region) => {
        const variant = presentVariant(offer, { region, now: NOW, clickSource: 1 })
        for (const view of ['grid', 'rows'] as const) {
          const card = presentCard(variant, { region, view, christmas: null })
          const html = rendered(view === 'grid' ? <VariantCard card={card} /> : <VariantRow card={card} />)
          cardAddsUp(html, offer, region)
          expect(words(html)).toContain(offer.eshop.name)
          const listed = feed.renderList([variant], {
            selection: { region, view },
            pagination: { page: 1, pageSize: 48 },
          } as ListingAnswer).listHtml
          cardAddsUp(listed.replace(/[\u00a0\u202f]/g, ' ').replaceAll('<!-- -->', ''), offer, region)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('U-12 N-01 on the product page: in each row, in the box above and in what machines are told; rows stand in the order of the totals that they show', () => {
    fc.assert(
      fc.property(severalOffers, regions, (variants, region) => {
        const view = pageOf(variants, region)
        const html = rendered(<ProductPage view={view} />)
        const rows = [...html.matchAll(/<tr class="offer.*?<\/tr>/gs)].map(([row]) => rowOf(row))
        expect(rows).toHaveLength(variants.length)
        for (const { id, price, off, delivery, total } of rows) {
          const offer = variants.find(({ variantId }) => variantId === id) as VariantData
          expect([price, total]).toEqual([offer.priceCents, sortedBy(offer, region)])
          if (total !== null) expect((price ?? 0) + (off ?? 0) + (delivery ?? Number.NaN)).toBe(total)
        }
        for (const standing of ['fresh', 'stale', 'out_of_stock']) {
          const totals = rows.filter((row) => row.standing === standing).flatMap(({ total }) => total ?? [])
          expect(totals).toEqual(totals.toSorted((a, b) => a - b))
        }
        boxAddsUp(html, rows[0]?.total ?? null)
        const { offers: told } = productData(view, aSite()) as {
          offers?: { lowPrice: number; highPrice: number; offers: { price: number }[] }
        }
        const buyable = rows
          .filter(({ standing, isStale }) => standing !== 'out_of_stock' && !isStale)
          .map(({ price }) => price)
        expect(told?.offers.map(({ price }) => Math.round(price * 100)) ?? []).toEqual(buyable)
        if (told !== undefined)
          expect([told.lowPrice * 100, told.highPrice * 100].map(Math.round)).toEqual([
            Math.min(...(buyable as number[])),
            Math.max(...(buyable as number[])),
          ])
      }),
      { numRuns: 150 },
    )
  })

  test('U-12 M-12 the page of deliveries says what is in the totals, with the voucher that is', () => {
    fc.assert(
      fc.property(severalOffers, regions, (variants, region) => {
        const view = pageOf(variants, region)
        const html = rendered(
          <DeliveriesPage view={view} deliveries={presentDeliveries(variants, { region, now: NOW })} />,
        )
        for (const [row, id] of html.matchAll(/<tr role="row" data-delivery-of="(\d+)".*?<\/tr>/gs)) {
          const offer = view.offers.find(({ variantId }) => String(variantId) === id) as ProductView['offers'][number]
          const cell =
            /<td role="cell" aria-current="true">.*?<span class="delivery-price">(.*?)<\/span>(.*?)<\/td>/s.exec(row)
          expect(money(cell?.[1])).toBe(offer.totalCents === null ? null : money(plain(offer.delivery)))
          expect(/data-taken="">com o voucher/.test(cell?.[2] ?? '')).toBe(offer.taken !== null)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('U-12 R-08 in each column of a comparison, and of an offer that was asked for and is not the one shown', () => {
    fc.assert(
      fc.property(fc.array(offers, { minLength: 2, maxLength: 4 }), regions, (shown, region) => {
        const products = shown.map((offer, index) => {
          const product = aComparedProduct(index, [2000 + index])
          return {
            ...product,
            variants: product.variants.map((each) => ({
              ...offer,
              variantId: each.variantId,
              productId: each.productId,
              eshop: each.eshop,
              ...(each.variantId >= 2000
                ? {
                    priceCents: offer.priceCents + 1,
                    ...deliveredOffer(
                      { priceCents: offer.priceCents + 1, weightG: null, shipping: null, freeShippingFromCents: null },
                      { tariff: { mainland: [] }, vouchers: [] },
                    ),
                  }
                : {}),
            })),
          }
        })
        const context = { region, now: NOW, christmas: null }
        const comparison = { products, unknownIds: [] }
        const view = loadCompare(
          comparison,
          comparable(comparison, context),
          { variantIds: products.map((_, index) => 2000 + index), region },
          context,
          [],
        )
        const cells = tableOf(rendered(<CompareTable view={view} />))
        for (const [at] of view.columns.entries()) {
          const of = (name: RegExp): string => Object.entries(cells).find(([row]) => name.test(row))?.[1]?.[at] ?? ''
          const [price, delivery, total] = [of(/^Preço na loja/), of(/^Entrega /), of(/^Total com entrega/)].map(
            (cell) => money(/^[^€]*€|^Grátis/.exec(cell)?.[0]),
          )
          const [, off, withIt] = /(-[\d ,]+€) \([^)]*\): ([\d ,]+€) sem entrega/.exec(of(/^Voucher/)) ?? []
          if (off !== undefined) expect((price ?? Number.NaN) + (money(off) ?? Number.NaN)).toBe(money(withIt))
          if (total !== null)
            expect(
              (price ?? 0) +
                (of(/^Voucher/).includes('Já está no total') ? (money(off) ?? Number.NaN) : 0) +
                (delivery ?? Number.NaN),
            ).toBe(total)
        }
      }),
      { numRuns: 100 },
    )
  })
})

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

function pageOf(variants: readonly VariantData[], region: Region): ProductView {
  return loadProduct({ ...aProductPage(500), variants, family: [] }, { region, now: NOW, christmas: null })
}

function rowOf(row: string) {
  const cell = (name: string): string => new RegExp(`<td class="offer-${name}".*?</td>`, 's').exec(row)?.[0] ?? ''
  const taken = /data-taken=""( hidden="")?>voucher [^:]*: ([^<]*)</.exec(row)
  return {
    id: Number(/data-offer="(\d+)"/.exec(row)?.[1]),
    standing: /data-standing="(\w+)"/.exec(row)?.[1],
    isStale: row.includes('class="fine stale"'),
    price: money(words(/<span class="cell-name">Preço <\/span><span[^>]*>(.*?)<\/span>/s.exec(cell('price'))?.[1])),
    off: taken === null || taken[1] !== undefined ? null : money(taken[2]),
    delivery: money(words(/data-delivery="">(.*?)<\/span>/.exec(row)?.[1])),
    total: money(words(/data-total-text="">(.*?)<\/span>/.exec(cell('total'))?.[1])),
  }
}

/** "936,95 € na loja A, -46,85 € com o voucher SO5, entrega 34,99 €" beside the first row's total. */
function boxAddsUp(html: string, total: number | null): void {
  const parts = words(/data-best-parts="">(.*?)<\/p>/s.exec(html)?.[1])
  const lead = money(/data-best-total="">(.*?)<\/b>/.exec(html)?.[1])
  const [, price, off, delivery] =
    /^([\d ,]+€) na loja Loja [A-F](?:, (-[\d ,]+€) com o voucher SO\d+)?, entrega (grátis|[\d ,]+€)/.exec(parts) ?? []
  expect(parts).toMatch(/€ na loja Loja [A-F]/)
  if (total === null) expect(money(/^[\d ,]+€/.exec(parts)?.[0])).toBe(lead)
  else
    expect([lead, (money(price) ?? Number.NaN) + (money(off) ?? 0) + (money(delivery) ?? Number.NaN)]).toEqual([
      total,
      total,
    ])
}

/** Rows of the comparison by their heading: the words of each cell. */
function tableOf(html: string): Record<string, string[]> {
  return Object.fromEntries(
    [...html.matchAll(/<tr role="row"[^>]*><th scope="row".*?<\/tr>/gs)].map(([row]) => [
      words(/<th.*?<\/th>/s.exec(row)?.[0]),
      [...row.matchAll(/<td.*?<\/td>/gs)].map(([cell]) => words(cell)),
    ]),
  )
}
