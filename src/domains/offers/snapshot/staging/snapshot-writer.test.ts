import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noAttributes } from '#domains/catalogue/contract.ts'
import { ensureEshop } from '#domains/eshops/contract.ts'
import { openSession, type Session } from '#platform/database/session.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { openSnapshot, type SnapshotWriter } from './snapshot-writer.ts'
import type { StagedOffer } from '../staged-offer.ts'
import type { ComparedSnapshot } from '../staged-snapshot.ts'

/** The life of a snapshot as another domain sees it; what it does to offers is shown by the imports (feeds/import). */

const { db, pool } = await testDatabase()
const NOW = new Date('2026-11-01T10:00:00Z')
let session: Session
let eshopId = 0

beforeAll(async () => {
  session = await openSession(pool)
  eshopId = await ensureEshop(db, 'loja-teste', 'Loja Teste', NOW)
})
afterAll(() => session.end())

function anOffer(ordinal: number, itemId: string, fields: Partial<StagedOffer> = {}): StagedOffer {
  const offer = {
    ordinal,
    line: ordinal,
    column: 1,
    itemId,
    linkHost: 'loja-teste.pt',
    groupKey: null,
    title: `Mesa ${itemId}`,
    description: null,
    link: `https://loja-teste.pt/p/${itemId}`,
    imageUrls: [],
    brand: 'Casa Alfarim',
    gtin: null,
    mpn: null,
    condition: 'new' as const,
    priceCents: 10_000,
    claimedBeforeCents: null,
    nextChangeAt: null,
    regularPriceCents: 10_000,
    salePriceCents: null,
    saleFrom: null,
    saleUntil: null,
    installment: null,
    availability: 'in_stock' as const,
    availableFrom: null,
    deliveryDays: null,
    shipping: null,
    freeShippingFromCents: null,
    weightG: null,
    productType: null,
    googleCategory: null,
    categoryId: null,
    categorySource: null,
    likeWords: null,
    attributes: noAttributes,
    extra: null,
    ...fields,
  }
  return { ...offer, fingerprint: createHash('md5').update(`${itemId} ${offer.priceCents}`).digest('hex') }
}

function open(): Promise<SnapshotWriter> {
  return openSnapshot(session, { eshopId, rulesVersion: 1, now: NOW, isHostOpen: true, isComplete: false })
}

/** As a feed is read: what is recognised is not given. Gives how many were. */
function give(writer: SnapshotWriter, offers: readonly StagedOffer[]): number {
  const unknown = offers.filter((offer) => !writer.recognise(offer))
  for (const offer of unknown) writer.add(offer)
  return offers.length - unknown.length
}

async function compared(writer: SnapshotWriter): Promise<ComparedSnapshot> {
  return (await (await writer.finish()).settle()).compare()
}

async function publish(snapshot: ComparedSnapshot, runId: number): Promise<void> {
  await session.db.transaction().execute((tx) => snapshot.publish(tx, { runId, now: NOW, seenAt: NOW }))
}

async function live(): Promise<string[]> {
  const offers = db.selectFrom('offers.variant').select(['item_id', 'price_cents']).where('state', '=', 'live')
  return (await offers.orderBy('item_id').execute()).map((offer) => `${offer.item_id} ${offer.price_cents}`)
}

test('a snapshot changes nothing before it is published; one that is left half-way makes room for the next', async () => {
  const abandoned = await open()
  give(abandoned, [anOffer(1, 'never')])
  await abandoned.discard()
  await compared(await open().then((writer) => (give(writer, [anOffer(1, 'never')]), writer)))
  expect(await live()).toEqual([])

  const writer = await open()
  await writer.ready(3)
  expect(give(writer, [anOffer(1, 'a'), anOffer(2, 'b'), anOffer(3, 'c')])).toBe(0)
  const first = await compared(writer)
  expect(first.diff).toMatchObject({ created: 3, missing: 0, live: 0 })
  await publish(first, 1)
  expect(await live()).toEqual(['a 10000', 'b 10000', 'c 10000'])

  const again = await open()
  expect(give(again, [anOffer(1, 'a'), anOffer(2, 'b', { priceCents: 9000, regularPriceCents: 9000 })])).toBe(1)
  const second = await compared(again)
  expect(second.diff).toMatchObject({ created: 0, updated: 1, unchanged: 1, missing: 1, live: 3 })
  expect((await second.describe()).prices.examples).toEqual([
    { itemId: 'b', title: 'Mesa b', fromCents: 10_000, toCents: 9000 },
  ])
  await publish(second, 2)
  expect(await live()).toEqual(['a 10000', 'b 9000'])
})

test('what only all items together tell is settled before they are compared', async () => {
  const writer = await open()
  const offers = [
    anOffer(1, 'x'),
    anOffer(2, 'x'),
    anOffer(3, 'y'),
    anOffer(4, 'y', { priceCents: 1, regularPriceCents: 1 }),
    anOffer(5, 'z'),
    anOffer(6, 'w', { linkHost: 'outra-loja.pt', link: 'https://outra-loja.pt/w' }),
  ]
  give(writer, offers)
  writer.refuse({ ordinal: 7, line: 7, column: 1, itemId: 'v', fingerprint: '0'.repeat(32) })
  const settled = await (await writer.finish()).settle()
  expect(settled.items).toMatchObject({
    repeated: { count: 1, examples: [{ itemId: 'x' }] },
    conflicting: {
      count: 2,
      examples: [
        { itemId: 'y', line: 3 },
        { itemId: 'y', line: 4 },
      ],
    },
    foreign: { count: 1, examples: [{ itemId: 'w', value: 'https://outra-loja.pt/w' }] },
    ownHost: 'loja-teste.pt',
  })
  expect((await settled.compare()).diff).toMatchObject({ created: 2 })
})
