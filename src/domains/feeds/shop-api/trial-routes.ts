import type { FastifyInstance } from 'fastify'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { isRefusal, refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { EshopId, UserId } from '#platform/ids.ts'
import type { TurnRule, TurnTaker } from '#platform/pace/turns.ts'
import { startTrial } from '../lab/start-trial.ts'
import { findTrial, trialItems } from '../lab/trial-storage.ts'
import { readFeedUrl, shownAddress } from '../rules/feed-address.ts'
import { findFeed, setFeedPeriod, takeTrialAddress } from '../storage.ts'
import { isUsable, presentTrial } from './trial-answers.ts'
import { feedSettingsCall, feedTrialCall, feedTrialStartCall, TRIAL_PAGE } from './trial-calls.ts'

interface TrialParts {
  readonly db: Database
  readonly clock: Clock
  readonly turns: TurnTaker
}

/** Each is a whole reading of a feed from the shop's own server. */
const TRIALS: TurnRule = { purpose: 'feeds.trial', burst: 6, everyMs: 300_000 }

/** `/api/v2/feeds/trials` and `/settings` (N-12, B-07): a feed is tried beside the live offers before it is taken. */
export function trialRoutes(app: FastifyInstance, parts: TrialParts): void {
  const { db, clock } = parts
  mountCall(app, feedTrialStartCall, ({ request, body }) =>
    ofShop(request, (eshopId) => start(parts, eshopId, body.url, body.dialect)),
  )
  mountCall(app, feedTrialCall, ({ request, params, query }) =>
    ofShop(request, async (eshopId) => {
      const trial = await findTrial(db, params.trialId, clock.now(), eshopId)
      if (trial === null) return refusal('not_found', `trial ${params.trialId} does not exist, or its day is over`)
      const items = await trialItems(db, trial.id, query, TRIAL_PAGE)
      return presentTrial(trial, (await findFeed(db, eshopId))?.url ?? null, items)
    }),
  )
  mountCall(app, feedSettingsCall, ({ request, body }) =>
    ofShop(request, (eshopId, by) => setFeed(parts, eshopId, body, { by, requestId: request.id })),
  )
}

async function start({ db, clock, turns }: TrialParts, eshopId: EshopId, given: string | null, dialect: string | null) {
  const feed = await findFeed(db, eshopId)
  const url = given === null ? (feed?.url ?? null) : readFeedUrl(given)
  if (url === null)
    return given === null
      ? refusal('conflict', 'the shop has no address to read (feedTrialStart)')
      : refusal('unprocessable', 'url is no address of a feed (feedTrialStart)')
  const waitSeconds = await turns.take(TRIALS, String(eshopId))
  if (waitSeconds !== null)
    return refusal('too_many_requests', 'feeds were tried a moment ago (feedTrialStart)', waitSeconds)
  const trialId = await startTrial({ db, clock }, { eshopId, url, dialect: dialect ?? dialectOf(feed, url) })
  return isRefusal(trialId) ? trialId : { trialId }
}

/** Of the present address what the shop has said of its format holds. */
function dialectOf(feed: { readonly url: string | null; readonly dialect: string | null } | null, url: string) {
  return feed?.url === url ? feed.dialect : null
}

async function setFeed(
  { db, clock }: TrialParts,
  eshopId: EshopId,
  { everyMinutes, trialId }: { readonly everyMinutes: number; readonly trialId: string | null },
  { by, requestId }: { readonly by: UserId | null; readonly requestId: string },
) {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const trial = trialId === null ? null : await findTrial(tx, trialId, now, eshopId)
    if (trialId !== null && (trial === null || !isUsable(trial) || trial.source.kind !== 'url'))
      return refusal('unprocessable', `trial ${trialId} has no feed that could be taken (feedSettings)`)
    const set =
      trial?.source.kind === 'url'
        ? await takeTrialAddress(tx, { eshopId, url: trial.source.url, dialect: trial.dialect, everyMinutes }, now)
        : await setFeedPeriod(tx, eshopId, everyMinutes, now)
    if (set === null) return refusal('conflict', 'the shop has no address to fetch from (feedSettings)')
    await recordChange(tx, {
      by,
      of: { kind: 'feed.settings', id: String(eshopId) },
      action: 'set',
      before: shownSettings(set.before),
      after: shownSettings(set.after),
      requestId,
    })
    return { nextFetchAt: set.nextFetchAt.toISOString() }
  })
}

/** The log is read by many: without what opens the address. */
function shownSettings({
  url,
  ...settings
}: {
  readonly url: string | null
  readonly dialect: string | null
  readonly everyMinutes: number
}) {
  return { ...settings, url: url === null ? null : shownAddress(url) }
}
