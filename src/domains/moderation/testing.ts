import type { Database } from '#platform/database/connect.ts'
import { keepItem, setItem } from './items/item-storage.ts'
import type { SubmittedItem } from './told.ts'

/** An honest review without a purchase; never part of the product. */
export function aSubmitted(given: Partial<SubmittedItem> = {}): SubmittedItem {
  return {
    kind: 'review',
    itemId: 'r0000000000000001',
    version: 1,
    texts: ['O sofá é cómodo, chegou no dia marcado e a cor é igual à das fotografias.'],
    halfStars: 9,
    eshopId: 1,
    variantId: 1000,
    author: { personId: 777 },
    network: 'n1',
    isVerified: false,
    pictures: [],
    writtenAt: '2026-11-26T10:00:00.000Z',
    ...given,
  }
}

/** One that the rules have held. */
export function aKeptItem(db: Database, given: Partial<SubmittedItem> = {}): Promise<void> {
  const now = new Date('2026-11-26T10:00:00Z')
  return db.transaction().execute(async (tx) => {
    const item = await keepItem(tx, aSubmitted(given), null, now)
    if (item === null) throw new Error('a text of this name and version is here already')
    await setItem(tx, item.id, { ...item, reasons: ['link'], queuedBecause: 'rules' }, now)
  })
}
