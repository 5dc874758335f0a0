import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { fingerprintOf } from '../rules/fingerprint.ts'
import type { SubmittedItem } from '../told.ts'
import type { Item, ItemName } from './item.ts'
import { keepItem, lockItem, setItem } from './item-storage.ts'

/** Gives what others read under a name, of whichever domain has it, also when it was never handed over (imported in bulk); null: nothing. */
export type PublishedItemOf = (name: ItemName) => Promise<SubmittedItem | null>

/** Keeps such a text at the moment in which somebody reports it, as one that is published; gives it locked. */
export async function keepPublishedItem(tx: DatabaseTransaction, text: SubmittedItem, now: Date): Promise<Item | null> {
  const item = await keepItem(tx, text, fingerprintOf(text.texts), now)
  if (item !== null) {
    const shown = { state: 'published', shownVersion: text.version, shownTexts: text.texts } as const
    await setItem(tx, item.id, { ...shown, reasons: [], queuedBecause: null }, now)
  }
  return lockItem(tx, text)
}
