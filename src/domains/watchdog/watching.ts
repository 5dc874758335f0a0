import { loadVariants, type VariantData } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { confirmNotice } from './mails/confirm-notice.ts'
import { beginList, type ListedProductsOf, type ListRefusal, watchList, type AskedList } from './lists/watch-list.ts'
import { type KeptList, listsOfPerson, removeListOfPerson, removeListWatch } from './lists/list-storage.ts'
import { keepRequest, type OfferRequest, takeRequest } from './request-storage.ts'
import { newWatch } from './rules/watch-step.ts'
import type { WatchLinks } from './watch-links.ts'
import {
  keepWatcher,
  type KeptWatch,
  putWatch,
  removeWatch,
  removeWatcher,
  removeWatchOfPerson,
  watchesOfPerson,
} from './watch-storage.ts'
import type { TurnTaker } from '#platform/pace/turns.ts'
import { type Asker, mayAskAddress, refuseNetwork } from './watch-turns.ts'
import { isFound, isPayable, standingOfVariant, type WatchWish } from './watched-offers.ts'

export interface WatchingDeps {
  readonly db: Database
  readonly clock: Clock
  readonly links: WatchLinks
  readonly turns: TurnTaker
  readonly listedProducts: ListedProductsOf
}

export interface AskedWatch {
  readonly variantId: number
  /** null: until it is in stock. */
  readonly targetCents: number | null
  /** The target is of the total delivered there; absent or null: of the price alone. */
  readonly region?: WatchWish['region']
  readonly by: Asker
}

export type WatchRefusal = Refusal<'not_found' | 'parameter_invalid' | 'conflict' | 'too_many_requests'>

/** What people do with their watches. */
export interface Watching {
  /** A person's watch stands at once; an address is asked by a mail first, and answered alike whoever it is. */
  watch(asked: AskedWatch): Promise<'watched' | 'asked' | WatchRefusal>
  watchOf(personId: number, variantId: number): Promise<KeptWatch | null>
  watchesOf(personId: number): Promise<readonly KeptWatch[]>
  end(personId: number, variantId: number): Promise<void>
  /** The same of a listing: what comes into it from now on is told. */
  watchList(asked: AskedList): Promise<'watched' | 'asked' | ListRefusal>
  listsOf(personId: number): Promise<readonly KeptList[]>
  endList(personId: number, id: number): Promise<void>
  /** Ends what a link of a mail names, if it is still there. */
  endBy(hash: string): Promise<void>
  /** Whether a watch stands now by this link. */
  confirmBy(hash: string): Promise<boolean>
}

const DAY_MS = 86_400_000
/** A link for confirming is good for so long. */
export const REQUEST_MS = 2 * DAY_MS
const MOST_WATCHES = 200

export function createWatching({ db, clock, links, turns, listedProducts }: WatchingDeps): Watching {
  const since = (): Date => new Date(clock.now().getTime() - REQUEST_MS)
  return {
    watch: (asked) => db.transaction().execute((tx) => watch(tx, asked, { links, turns, now: clock.now() })),
    watchOf: async (personId, variantId) => (await watchesOfPerson(db, personId, variantId))[0] ?? null,
    watchesOf: (personId) => watchesOfPerson(db, personId),
    end: (personId, variantId) => removeWatchOfPerson(db, personId, variantId),
    watchList: (asked) => watchList(db, asked, { links, turns, listedProducts, now: clock.now() }),
    listsOf: (personId) => listsOfPerson(db, personId),
    endList: (personId, id) => removeListOfPerson(db, personId, id),
    endBy: async (hash) => {
      const named = links.read(hash)
      if (named?.kind === 'watch') await removeWatch(db, named.id)
      if (named?.kind === 'list') await removeListWatch(db, named.id)
      if (named?.kind === 'watcher') await removeWatcher(db, named.id)
    },
    confirmBy: (hash) =>
      db.transaction().execute((tx) => confirm(tx, links.read(hash), since(), { listedProducts, now: clock.now() })),
  }
}

async function watch(
  tx: DatabaseTransaction,
  { variantId, targetCents, region = null, by }: AskedWatch,
  { links, turns, now }: Pick<WatchingDeps, 'links' | 'turns'> & { now: Date },
): Promise<'watched' | 'asked' | WatchRefusal> {
  const [variant] = await loadVariants(tx, [variantId], now)
  if (variant === undefined) return refusal('not_found', `variant ${variantId} does not exist (subscribeWatchdog)`)
  const present = region === null ? variant.priceCents : variant.totals[region]
  if (targetCents !== null && typeof present === 'number' && targetCents >= present && isPayable(variant))
    return refusal('parameter_invalid', 'targetPrice is not below the price of now (subscribeWatchdog)')
  const wish = wishOf(targetCents, region)
  if ('address' in by) {
    const refused = await refuseNetwork(turns, by.ip)
    if (refused !== null) return refused
    if (await mayAskAddress(turns, by.address))
      await ask(
        tx,
        { address: by.address, isFrequent: by.isFrequent ?? null, variantId, ...wish },
        { variant, links, now },
      )
    return 'asked'
  }
  const watcherId = await keepWatcher(tx, by, now)
  if ((await watchesOfPerson(tx, by.personId)).filter((kept) => kept.variantId !== variantId).length >= MOST_WATCHES)
    return refusal('conflict', `a person has ${MOST_WATCHES} watches at most (subscribeWatchdog)`)
  await begin(tx, { watcherId, variantId, ...wish }, variant, now)
  return 'watched'
}

function wishOf(targetCents: number | null, region: WatchWish['region']): WatchWish {
  if (targetCents === null) return { kind: 'availability', targetCents, region: null }
  return { kind: region === null ? 'price' : 'total', targetCents, region }
}

async function begin(
  tx: DatabaseTransaction,
  asked: Omit<OfferRequest, 'address' | 'isFrequent'> & { readonly watcherId: number },
  variant: VariantData,
  now: Date,
): Promise<void> {
  const state = newWatch(isFound(asked, standingOfVariant(variant)), now.getTime())
  await putWatch(tx, { ...asked, ...state, now })
}

async function ask(
  tx: DatabaseTransaction,
  request: OfferRequest,
  { variant, links, now }: { variant: VariantData; links: WatchLinks; now: Date },
): Promise<void> {
  const id = await keepRequest(tx, request, now)
  const { kind, targetCents, region } = request
  await queueMail(tx, confirmNotice, {
    to: request.address,
    data: { name: variant.title, kind, targetCents, region, path: links.confirmPath(id) },
  })
}

/** The offer may have come to what is waited for meanwhile: then the watch begins as one that knows it. */
async function confirm(
  tx: DatabaseTransaction,
  named: ReturnType<WatchLinks['read']>,
  since: Date,
  { listedProducts, now }: { listedProducts: ListedProductsOf; now: Date },
): Promise<boolean> {
  const request = named?.kind === 'confirm' ? await takeRequest(tx, named.id, since) : null
  if (request === null) return false
  if (request.kind === 'listing') return beginList(tx, request, { listedProducts, now })
  const [variant] = await loadVariants(tx, [request.variantId], now)
  if (variant === undefined) return false
  const watcherId = await keepWatcher(tx, request, now)
  await begin(tx, { ...request, watcherId }, variant, now)
  return true
}
