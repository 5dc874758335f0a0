import { loadEshops } from '#domains/eshops/contract.ts'
import { countLiveOffers } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { shownAddress } from '../rules/feed-address.ts'
import { presentChanges, presentGroup, presentHold, presentNotice, presentRun } from './present.ts'
import { openNotices, shopFeed, shopRun, totalsBefore } from './storage.ts'

/** A shop's feed as it stands; null: there is no such shop. */
export async function feedStateOf(db: Database, eshopId: number, now: Date) {
  const eshop = (await loadEshops(db)).find(({ id }) => id === eshopId)
  if (eshop === undefined) return null
  const feed = (await shopFeed(db, eshopId)) ?? {
    url: null,
    dialect: null,
    everyMinutes: 0,
    nextFetchAt: null,
    lastAppliedAt: null,
    failures: 0,
    disabledAt: null,
  }
  return {
    eshop: { id: eshop.id, name: eshop.name, slug: eshop.slug, domains: [...eshop.domains] },
    ...feed,
    url: feed.url === null ? null : shownAddress(feed.url),
    nextFetchAt: feed.nextFetchAt?.toISOString() ?? null,
    isDue: feed.nextFetchAt !== null && feed.nextFetchAt <= now && feed.disabledAt === null,
    lastAppliedAt: feed.lastAppliedAt?.toISOString() ?? null,
    disabledAt: feed.disabledAt?.toISOString() ?? null,
    liveOffers: await countLiveOffers(db, eshopId),
    notices: (await openNotices(db, eshopId)).map(presentNotice),
  }
}

/** One run of a shop with its report, and what it would change while it is held; null: it has none of that number. */
export async function runAnswer(db: Database, eshopId: number, runId: number) {
  const run = await shopRun(db, eshopId, runId)
  if (run === null) return null
  const before = run.totals === null ? null : await totalsBefore(db, eshopId, runId)
  return {
    run: presentRun(run),
    problems: run.problems.map(presentGroup),
    changes: before === null ? [] : presentChanges(before, run.totals ?? {}),
    hold: presentHold(run),
  }
}
