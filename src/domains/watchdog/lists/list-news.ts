import { sql } from 'kysely'
import { loadVariants, type PictureLookup, type VariantData } from '#domains/offers/contract.ts'
import { newestFirst } from '#domains/search/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { voucherNewsOf } from './list-vouchers.ts'
import type { AlertList } from '../mails/alert-words.ts'
import type { WatchLinks } from '../watch-links.ts'
import { isPayable } from '../watched-offers.ts'

const MOST_SHOWN = 12
/** Looked at for them: some may be sold out since. */
const MOST_LOADED = 24

interface NewsRow {
  readonly watchId: number
  readonly watcherId: number
  readonly words: string
  readonly url: string
  /** null: of this watch there are vouchers alone. */
  readonly variantId: number | null
  readonly count: number
}

/** What has come into the listings of these watchers, the newest first; whoever asks has it told. */
export async function listNewsOf(
  tx: DatabaseTransaction,
  watcherIds: readonly number[],
  deps: {
    readonly links: WatchLinks
    readonly pictures: PictureLookup
    readonly pictureAddress: (path: string) => string
    readonly now: Date
  },
): Promise<Map<number, AlertList[]>> {
  const vouchers = await voucherNewsOf(tx, watcherIds, deps.now)
  const rows = await takeNews(tx, watcherIds, [...vouchers.keys()])
  const variants = new Map<number, VariantData>(
    (
      await loadVariants(
        tx,
        rows.flatMap(({ variantId }) => variantId ?? []),
        deps.now,
        deps.pictures,
      )
    ).map((variant) => [variant.variantId, variant]),
  )
  const news = new Map<number, AlertList[]>()
  for (const [watchId, ofWatch] of Map.groupBy(rows, (row) => row.watchId)) {
    const [first] = ofWatch
    const live = ofWatch.flatMap(({ variantId }) => variants.get(variantId ?? 0) ?? []).filter(isPayable)
    const begun = vouchers.get(watchId) ?? []
    if (first === undefined || live.length + begun.length === 0) continue
    const { watcherId, words, url, count } = first
    const list: AlertList = {
      watchId,
      words,
      count: Math.max(0, count - (ofWatch.filter(({ variantId }) => variantId !== null).length - live.length)),
      products: live.slice(0, MOST_SHOWN).map((variant) => productOf(variant, deps.pictureAddress)),
      vouchers: begun.map(({ code, words: voucher }) => ({ code, words: voucher })),
      path: newestFirst(url),
      endPath: deps.links.endPath('list', watchId),
    }
    news.set(watcherId, [...(news.get(watcherId) ?? []), list])
  }
  return news
}

async function takeNews(
  tx: DatabaseTransaction,
  watcherIds: readonly number[],
  withVouchers: readonly number[],
): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    with told as (delete from watchdog.listing_found f using watchdog.listing_watch w
        where w.id = f.watch_id and w.watcher_id = any(${watcherIds as number[]}::bigint[])
        returning f.watch_id, w.watcher_id, w.listing_id, w.words, f.product_id, f.variant_id, f.found_at),
      known as (update watchdog.listing_product p set is_known = true from told t
        where p.listing_id = t.listing_id and p.product_id = t.product_id),
      placed as (select *, row_number() over (partition by watch_id order by found_at desc, product_id desc) as place,
        count(*) over (partition by watch_id)::int as count from told)
    (select p.watch_id as "watchId", p.watcher_id as "watcherId", p.words, l.url, p.variant_id as "variantId", p.count
    from placed p join watchdog.listing l on l.id = p.listing_id where p.place <= ${MOST_LOADED} order by p.watch_id, p.place)
    union all select w.id, w.watcher_id, w.words, l.url, null, 0 from watchdog.listing_watch w join watchdog.listing l on l.id = w.listing_id
      where w.id = any(${withVouchers as number[]}::bigint[]) and not exists (select from told t where t.watch_id = w.id)`.execute(
    tx,
  )
  return rows
}

function productOf(variant: VariantData, pictureAddress: (path: string) => string): AlertList['products'][number] {
  const picture = variant.pictures.find(({ isHere }) => isHere)
  return {
    variantId: variant.variantId,
    name: variant.title,
    eshop: variant.eshop.name,
    priceCents: variant.priceCents,
    path: `/produto/v/${variant.variantId}`,
    picture: picture === undefined ? null : pictureAddress(picture.path),
  }
}
