import { sql } from 'kysely'
import { loadVariants, type PictureLookup, type VariantData } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { listNewsOf } from './lists/list-news.ts'
import { alertMail } from './mails/alert-mail.tsx'
import type { AlertItem, AlertList } from './mails/alert-words.ts'
import type { WatchLinks } from './watch-links.ts'
import { isFound, standingOfVariant, type WatchWish } from './watched-offers.ts'

export interface TellDeps {
  readonly db: Database
  readonly clock: Clock
  readonly links: WatchLinks
  /** Where persons are written to; those who have left are absent. */
  readonly addressesOf: (personIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** Which of the shops' pictures are here. */
  readonly pictures: PictureLookup
  /** Address, absolute, of a picture that is here. */
  readonly pictureAddress: (path: string) => string
}

/** Told in one transaction. */
const BATCH = 100

/**
 * Queues the mail of every watcher whose time has come; what was found since is in it. The mail, its watches and the watcher's last mail
 * change together: killed anywhere, each thing found is told once.
 */
export async function tellWatchers(deps: TellDeps): Promise<number> {
  let told = 0
  for (let due = BATCH; due === BATCH; told += due) {
    due = await deps.db.transaction().execute((tx) => tellBatch(tx, deps))
    if (due > 0) await failpoint('watchdog.told')
  }
  return told
}

interface Due {
  readonly id: number
  readonly personId: number | null
  readonly address: string | null
}

async function tellBatch(tx: DatabaseTransaction, deps: TellDeps): Promise<number> {
  const now = deps.clock.now()
  const { rows: watchers } = await sql<Due>`
    select id, person_id as "personId", address from watchdog.watcher where mail_due_at <= ${now}
    order by mail_due_at limit ${BATCH} for update skip locked`.execute(tx)
  if (watchers.length === 0) return 0
  const watcherIds = watchers.map(({ id }) => id)
  const found = await foundOf(tx, watcherIds)
  const news = await listNewsOf(tx, watcherIds, { ...deps, now })
  const variants = await loadVariants(
    tx,
    found.map(({ variantId }) => variantId),
    now,
  )
  const byId = new Map<number, VariantData>(variants.map((variant) => [variant.variantId, variant]))
  const persons = await deps.addressesOf(watchers.flatMap(({ personId }) => personId ?? []))
  for (const watcher of watchers) {
    const to = watcher.address ?? persons.get(watcher.personId ?? 0)
    const own = found.filter(({ watcherId }) => watcherId === watcher.id)
    const items = own.flatMap((watch) => itemOf(watch, byId.get(watch.variantId), deps.links))
    const lists = news.get(watcher.id) ?? []
    const isSent = to !== undefined && items.length + lists.length > 0
    if (isSent) await queueMail(tx, alertMail, alertTo(to, watcher, { items, lists }, deps.links))
    await failpoint('watchdog.queued')
    await endTelling(tx, watcher.id, isSent ? now : null, own, new Set(items.map(({ watchId }) => watchId)))
  }
  return watchers.length
}

interface Found extends WatchWish {
  readonly id: number
  readonly watcherId: number
  readonly variantId: number
  readonly crossings: number
}

async function foundOf(tx: DatabaseTransaction, watcherIds: readonly number[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select id, watcher_id as "watcherId", variant_id as "variantId", kind, target_cents as "targetCents", region, crossings
    from watchdog.watch where watcher_id = any(${watcherIds as number[]}::bigint[]) and found_at is not null
    order by found_at, id for update`.execute(tx)
  return rows
}

/** Nothing of what is not so any more: who follows a mail to another price is not told the truth. */
function itemOf(watch: Found, variant: VariantData | undefined, links: WatchLinks): AlertItem[] {
  if (variant === undefined || !isFound(watch, standingOfVariant(variant))) return []
  return [
    {
      watchId: watch.id,
      kind: watch.kind,
      name: variant.title,
      eshop: variant.eshop.name,
      priceCents: variant.priceCents,
      total: totalOf(watch, variant),
      targetCents: watch.targetCents,
      path: `/produto/v/${variant.variantId}`,
      endPath: links.endPath('watch', watch.id),
    },
  ]
}

function totalOf({ region }: Found, { totals }: VariantData): AlertItem['total'] {
  const cents = region === null ? null : totals[region]
  return region === null || typeof cents !== 'number' ? null : { cents, region }
}

function alertTo(
  to: string,
  { id, personId }: Due,
  news: { readonly items: AlertItem[]; readonly lists: AlertList[] },
  links: WatchLinks,
) {
  const data = { ...news, unsubscribePath: links.endPath('watcher', id), hasAccount: personId !== null }
  return { to, data }
}

/** What was found and has gone again before it could be told counts as never found. */
async function endTelling(
  tx: DatabaseTransaction,
  watcherId: number,
  mailedAt: Date | null,
  found: readonly Found[],
  told: ReadonlySet<number>,
): Promise<void> {
  await sql`update watchdog.watch set found_at = null, is_told = id = any(${[...told]}::bigint[])
    where id = any(${found.map(({ id }) => id)}::bigint[])`.execute(tx)
  await sql`update watchdog.watcher set mail_due_at = null, last_mail_at = coalesce(${mailedAt}, last_mail_at)
    where id = ${watcherId}`.execute(tx)
}
