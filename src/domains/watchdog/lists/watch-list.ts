import type { ListedProducts } from '#domains/search/contract.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { confirmNotice } from '../mails/confirm-notice.ts'
import { keepRequest, type ListRequest } from '../request-storage.ts'
import type { WatchLinks } from '../watch-links.ts'
import { keepWatcher } from '../watch-storage.ts'
import type { TurnTaker } from '#platform/pace/turns.ts'
import { type Asker, mayAskAddress, refuseNetwork } from '../watch-turns.ts'
import { keepListing, listsOfPerson, putListWatch } from './list-storage.ts'
import { knowVouchers } from './list-vouchers.ts'

/** What stands in a listing now, asked of search; 'too-many': more than `most`. */
export type ListedProductsOf = (url: string, most: number) => Promise<ListedProducts | 'none' | 'too-many'>

export interface AskedList {
  /** Path and query of the listing. */
  readonly url: string
  /** The listing in words. */
  readonly words: string
  readonly by: Asker
}

export type ListRefusal = Refusal<'not_found' | 'parameter_invalid' | 'conflict' | 'too_many_requests'>

/** Of a wider listing every day has news, and none of them is one. */
export const MOST_LISTED = 5_000
const MOST_LISTS = 50

interface ListDeps {
  readonly links: WatchLinks
  readonly turns: TurnTaker
  readonly listedProducts: ListedProductsOf
  readonly now: Date
}

export async function watchList(
  db: Database,
  { url, words, by }: AskedList,
  { links, turns, listedProducts, now }: ListDeps,
): Promise<'watched' | 'asked' | ListRefusal> {
  const listed = await listedProducts(url, MOST_LISTED)
  if (listed === 'none') return refusal('not_found', `no listing to watch has the address ${url}`)
  if (listed === 'too-many')
    return refusal('parameter_invalid', `a watched listing has ${MOST_LISTED} products at most`)
  return db.transaction().execute(async (tx) => {
    if ('address' in by) {
      const refused = await refuseNetwork(turns, by.ip)
      if (refused !== null) return refused
      const { address, isFrequent = null } = by
      if (await mayAskAddress(turns, address))
        await ask(tx, { address, isFrequent, kind: 'listing', url: listed.url, words }, links, now)
      return 'asked'
    }
    const watcherId = await keepWatcher(tx, by, now)
    const others = (await listsOfPerson(tx, by.personId)).filter((kept) => kept.url !== listed.url)
    if (others.length >= MOST_LISTS) return refusal('conflict', `a person watches ${MOST_LISTS} listings at most`)
    await begin(tx, listed, { watcherId, words, now })
    return 'watched'
  })
}

async function ask(tx: DatabaseTransaction, request: ListRequest, links: WatchLinks, now: Date): Promise<void> {
  const id = await keepRequest(tx, request, now)
  await queueMail(tx, confirmNotice, {
    to: request.address,
    data: { name: request.words, kind: 'listing', targetCents: null, region: null, path: links.confirmPath(id) },
  })
}

async function begin(
  tx: DatabaseTransaction,
  listed: ListedProducts,
  { watcherId, words, now }: { readonly watcherId: number; readonly words: string; readonly now: Date },
): Promise<void> {
  const watchId = await putListWatch(tx, { watcherId, listingId: await keepListing(tx, listed, now), words, now })
  if (watchId !== null && listed.eshopId !== null) await knowVouchers(tx, { watchId, eshopId: listed.eshopId }, now)
}

/** An address has said yes; false: its listing is there no more, or has grown too wide. */
export async function beginList(
  tx: DatabaseTransaction,
  { address, isFrequent, url, words }: ListRequest,
  { listedProducts, now }: Pick<ListDeps, 'listedProducts' | 'now'>,
): Promise<boolean> {
  const listed = await listedProducts(url, MOST_LISTED)
  if (typeof listed === 'string') return false
  const watcherId = await keepWatcher(tx, { address, isFrequent }, now)
  await begin(tx, listed, { watcherId, words, now })
  return true
}
