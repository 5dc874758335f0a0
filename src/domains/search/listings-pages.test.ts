import { describe, expect, test } from 'vitest'
import { asId } from '#platform/ids.ts'
import type { ShownVariant, WireVariant } from '#domains/offers/contract.ts'
import { testServer } from '#platform/http/testing.ts'
import { emptySelection, type ListingSelection, type ListingSort } from './rules/listing-selection.ts'
import type { Listings } from './listings.ts'
import { searchRoutes } from './routes.ts'
import { createSentences } from './sentences/sentences.ts'
import { anOffer, aProduct, listingsOver, someDirectory } from './testing.ts'

const everything = emptySelection({ kind: 'all' })
/** Many equal keys, so that a cursor must tell neighbours apart. */
function someProducts(count: number) {
  return Array.from({ length: count }, (_, index) =>
    aProduct({
      productId: index + 1,
      offers: [
        anOffer({
          variantId: index + 1,
          priceCents: 100 * (1 + (index % 5)),
          totals: { mainland: index % 3 === 0 ? 'unknown' : 500, madeira: 'unknown', azores: 'not_delivered' },
        }),
      ],
    }),
  )
}

async function walk(listings: Listings, selection: ListingSelection) {
  const first = await listings.find(selection)
  const pages = [first.hits.map(({ productId }) => productId as number)]
  for (let cursor = first.nextCursor; cursor !== null;) {
    const answer = await listings.after(selection, cursor)
    if (answer === null) throw new Error('the cursor was not understood')
    pages.push(answer.hits.map(({ productId }) => productId as number))
    cursor = answer.nextCursor
  }
  return pages
}

describe('E-11 pages and cursors', () => {
  test.each<ListingSort>(['recommended', 'price', 'total', 'newest', 'rating'])(
    'E-11 A-01.16 walking by cursor returns every product once, in the order of numbered pages (%s)',
    async (sort) => {
      const listings = listingsOver(someProducts(150), 20)
      const selection = { ...everything, sort }
      const pages = await walk(listings, selection)
      expect(pages.map((page) => page.length)).toEqual([48, 48, 48, 6])
      expect(new Set(pages.flat()).size).toBe(150)
      const numbered = await Promise.all([1, 2, 3, 4].map((page) => listings.find({ ...selection, page })))
      expect(numbered.map(({ hits }) => hits.map(({ productId }) => productId as number))).toEqual(pages)
      expect(numbered.map(({ pagination }) => pagination)).toEqual(
        [1, 2, 3, 4].map((page) => ({ page, pageSize: 48, pageCount: 4, totalCount: 150 })),
      )
    },
  )

  test('L-03 what a listing begins with are its first cards, each by the offer that its page shows', async () => {
    const dear = (productId: number) =>
      anOffer({
        variantId: 1_000 + productId,
        priceCents: 90_000,
        totals: { mainland: 90_000, madeira: 'unknown', azores: 'unknown' },
      })
    const listings = listingsOver(
      someProducts(60).map((product) => ({ ...product, offers: [dear(product.productId), ...product.offers] })),
    )
    const { hits } = await listings.find(everything)
    expect(await listings.firstOf(null, 12)).toEqual(hits.slice(0, 12).map(({ variantId }) => variantId))
  })

  test.each([0, 1, 47, 48, 49, 96, 97])(
    'a walk over %i products ends with the last of them, without an empty page',
    async (count) => {
      const pages = await walk(listingsOver(someProducts(count)), everything)
      expect(pages.flat()).toHaveLength(count)
      expect(pages).toHaveLength(Math.max(1, Math.ceil(count / 48)))
    },
  )

  test('a text that is no cursor of ours is null, and so is one of another order or with other keys', async () => {
    const listings = listingsOver(someProducts(60))
    for (const text of [
      'x',
      '',
      '{}',
      'e30',
      Buffer.from('{"k":"1","g":1}').toString('base64url'),
      Buffer.from('{"k":[1],"g":-1}').toString('base64url'),
    ])
      expect(await listings.after(everything, text)).toBeNull()
    const { nextCursor } = await listings.find(everything)
    expect(await listings.after(everything, nextCursor ?? '')).not.toBeNull()
    for (const other of [{ sort: 'price' }, { region: 'azores' }, { query: 'mesa' }] as const)
      expect(await listings.after({ ...everything, ...other }, nextCursor ?? ''), JSON.stringify(other)).toBeNull()
    const { k, ...rest } = JSON.parse(Buffer.from(nextCursor ?? '', 'base64url').toString()) as { k: number[] }
    for (const keys of [[...k, 1], [], k.map((key) => key + 0.5)])
      expect(
        await listings.after(everything, Buffer.from(JSON.stringify({ ...rest, k: keys })).toString('base64url')),
      ).toBeNull()
  })
})

/** The calls over these listings, cards reduced to their ids. */
function serverOver(listings: Listings) {
  const server = testServer()
  const cards: Listings['cards'] = async (hits, _region, clickSource) =>
    hits.map(({ variantId }) => ({ ...aCard, id: variantId, clickSource }))
  searchRoutes(server.app, {
    listings: { ...listings, cards },
    directory: () => someDirectory,
    clickSourceOf: () => 1,
    renderList: (variants) => ({ listHtml: `<li>${variants.length}</li>`, requestId: 'r' }),
    renderPaginator: ({ pagination }) => `<nav>${pagination.page}</nav>`,
    withAdminMode: async (_request, variants) => variants,
    sentences: createSentences({ directory: () => someDirectory, isKnownWord: () => false }),
    suggestions: { of: async () => [], hasProducts: () => true, refresh: async () => undefined },
    trending: { ids: [] },
    promotedCategories: () => [],
  })
  return {
    ask: async (call: 'feed' | 'filtering', body: Record<string, unknown>) => {
      const { statusCode, body: text } = await server.app.inject({
        method: 'POST',
        url: `/api/v2/variant/${call}`,
        payload: body,
      })
      return { ...(JSON.parse(text) as Record<string, unknown>), statusCode } as Record<string, unknown>
    },
  }
}

const aCard: ShownVariant = {
  id: asId(1),
  productId: asId(1),
  name: 'Sofá',
  description: null,
  slug: 'sofa',
  condition: 'new',
  eshop: { id: asId(1), name: 'Casa Alba', slug: 'casa-alba', paid: false },
  priceCents: 100,
  priceBeforeDiscountCents: null,
  installment: null,
  discount: null,
  sponsored: false,
  voucher: null,
  inStock: true,
  category: null,
  active: true,
  freeShipping: false,
  clickSource: 1,
  dimensions: { width: null, height: null, depth: null, diameter: null },
  promoTags: [],
  hasDeliveries: false,
  image: null,
  images: [],
  coolingOffPeriod: null,
  deliveryCents: null,
  totalCents: null,
  deliveryKind: 'unknown',
  deliveryInDays: null,
  alternativeOffersCount: 0,
  tier: null,
  highlighted: false,
  topProductLabel: null,
  reviews: null,
  displayParameters: [],
}

describe('A-01.16 A-01.17 the calls of a listing', () => {
  test('A-01.16 walking variant/feed by nextCursor gives every variant once; by nextPageUrl too', async () => {
    const { ask } = serverOver(listingsOver(someProducts(150)))
    const ids = async (
      body: Record<string, unknown>,
      next: (answer: Record<string, unknown>) => Record<string, unknown> | null,
    ): Promise<number[]> => {
      const answer = await ask('feed', body)
      const onwards = next(answer)
      return [
        ...(answer['variants'] as WireVariant[]).map(({ id }) => id),
        ...(onwards === null ? [] : await ids(onwards, next)),
      ]
    }
    const byCursor = await ids({ url: '/produtos' }, ({ nextCursor }) =>
      nextCursor === null ? null : { url: '/produtos', cursor: nextCursor },
    )
    const byPages = await ids({ url: '/produtos' }, ({ nextPageUrl }) =>
      nextPageUrl === null ? null : { url: nextPageUrl },
    )
    expect(new Set(byCursor).size).toBe(150)
    expect(byPages).toEqual(byCursor)
  })

  test('a page past the last one is 404 and says how many there are; so is page 201; the first page of nothing is an answer', async () => {
    const { ask } = serverOver(listingsOver(someProducts(60)))
    expect(await ask('feed', { url: '/produtos?pagina=3' })).toMatchObject({
      statusCode: 404,
      code: 'not_found',
      detail: 'filteringRequest.url: the listing has 2 pages, not 3',
    })
    expect((await ask('feed', { url: '/produtos?pagina=201' })).statusCode).toBe(404)
    expect(await ask('feed', { url: '/produtos?preco-ate=0' })).toMatchObject({
      statusCode: 200,
      totalCount: 0,
      variants: [],
      nextPageUrl: null,
      nextCursor: null,
    })
  })

  test('a cursor that is not ours is 400 and named', async () => {
    const { ask } = serverOver(listingsOver(someProducts(60)))
    expect(await ask('feed', { url: '/produtos', cursor: 'abc' })).toMatchObject({
      statusCode: 400,
      code: 'parameter_invalid',
      detail: 'filteringRequest.cursor is not one that this call gave',
    })
  })

  test('a cursor made by hand for another order, or with too few keys, is refused or answered, never a fault', async () => {
    const { ask } = serverOver(listingsOver(someProducts(60)))
    for (const keys of [[], [null], [1, 2, 3, 4, 5, 6, 7, 8], [1e308], [-1]]) {
      const cursor = Buffer.from(JSON.stringify({ k: keys, g: 5 })).toString('base64url')
      for (const url of ['/produtos', '/produtos?ordenar=total', '/produtos?ordenar=preco', '/search?q=sofa'])
        expect([200, 400]).toContain((await ask('feed', { url, cursor })).statusCode)
    }
  })

  test('A-01.17 filtering counts the whole listing, whatever page the address names', async () => {
    const { ask } = serverOver(listingsOver(someProducts(60)))
    expect(await ask('filtering', { url: '/produtos?pagina=9' })).toMatchObject({ statusCode: 200, totalCount: 60 })
  })
})
