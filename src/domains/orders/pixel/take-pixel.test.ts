import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addEshopDomain, ensureEshop } from '#domains/eshops/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { derivedKey } from '#platform/secret.ts'
import { shopKey, signatureOf } from '../shop-key.ts'
import { type SentPixel, takePixel } from './take-pixel.ts'

const { db } = await testDatabase()
const key = derivedKey('tests', 'orders')
const now = new Date('2026-11-26T10:00:00Z')
const shop = await ensureEshop(db, 'casa-olmo', 'Casa Olmo', now)
await addEshopDomain(db, shop, 'casa-olmo.pt')
const order = { orderId: 'P-1', orderedAt: '2026-11-26', items: ['mesa'] }

function take(sent: Partial<SentPixel>, mayTell = true) {
  const common = {
    way: 'script',
    consent: 'granted',
    shop: 'casa-olmo',
    test: null,
    signature: null,
    click: null,
  } as const
  return takePixel(
    { db, key, mayTell: () => mayTell },
    { ...common, order, origin: 'https://casa-olmo.pt', ...sent },
    now,
  )
}

test('limit: a shop of which browsers have told too many is told no more by them, and by its own signature as before', async () => {
  expect(await take({}, false)).toBe('too_many')
  const text = JSON.stringify(order)
  const signature = signatureOf(await shopKey(db, key, shop), text)
  expect(await take({ order: text, signature }, false)).toBe('taken')
  const { rows } = await sql<{ trusted: boolean }>`select is_trusted as trusted from orders.purchase`.execute(db)
  expect(rows).toEqual([{ trusted: true }])
})

test.each([
  ['https://www.casa-olmo.pt', 'taken'],
  ['http://casa-olmo.pt:8080/obrigado', 'taken'],
  [null, 'taken'],
  ['https://casa-olmo.pt@evil.example', 'origin_foreign'],
  ['https://xcasa-olmo.pt', 'origin_foreign'],
  ['about:blank', 'origin_foreign'],
  ['', 'origin_foreign'],
])('R-09 a page at %s: %s', async (origin, outcome) => {
  expect(await take({ origin })).toBe(outcome)
})
