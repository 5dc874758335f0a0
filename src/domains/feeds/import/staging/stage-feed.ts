import type { ShopCategoryRule, SizeHint } from '#domains/catalogue/contract.ts'
import {
  type FirstSnapshot,
  type KnownOffers,
  NOTHING_KNOWN,
  openStaging,
  readLiveFingerprints,
  type StagedOffer,
  stageUnseen,
} from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Session } from '#platform/database/session.ts'
import type { NormaliseContext } from '../../dialects/normalise-context.ts'
import { FeedFailure } from '../../feed-failure.ts'
import { FEED_LIMITS } from '../../feed-limits.ts'
import type { RawItem } from '../../offer-item.ts'
import type { FeedReading } from '../../read/read-feed.ts'
import { tellAbsentFields } from '../../report/absent-fields.ts'
import type { ImportReport } from '../../report/import-report.ts'
import { reportSizes } from '../../report/report-sizes.ts'
import { enrichOffer, IMPORT_RULES_VERSION } from './enrich-offer.ts'
import { reportUnsure } from '../../categories/report-unsure.ts'
import { fingerprintHalves } from '../known/fingerprint-halves.ts'
import { KnownFingerprints } from '../known/known-fingerprints.ts'
import { stagedOfferOf, stagedPlaceOf } from './staged-offer-of.ts'

export interface StageOptions {
  readonly eshopId: number
  readonly context: NormaliseContext
  readonly now: Date
  readonly shopRules: readonly ShopCategoryRule[]
  /** Read every item anew, known or not (reprocess). */
  readonly isComplete: boolean
  /** The shop has no offers yet, and the session is in the transaction that publishes these: they are written as they arrive. By this database for short statements. */
  readonly first?: Database | undefined
  /** Somebody who looks on (the feed lab); what it awaits between batches is waited for. */
  readonly onlooker?: { offer(offer: StagedOffer): void; batch(counts: Readonly<StagedCounts>): Promise<void> }
}

export interface StagedCounts {
  read: number
  /** Normalised and staged, or known; duplicates and foreign links are told apart afterwards. */
  accepted: number
  rejected: number
  /** The host of all staged offers' links when it is one and the same, else null. */
  onlyHost: string | null
  /** Live offers that the feed has just as they are: nothing is staged of them. */
  known: KnownOffers
  /** The host of most links, where staging has found out. */
  host: string | null
}

/** Reads the whole feed into the session's staging table. Of items whose fingerprint is live nothing is staged. */
export async function stageFeed(
  session: Session,
  reading: FeedReading,
  report: ImportReport,
  options: StageOptions,
): Promise<StagedCounts> {
  const { known, live } = await loadKnown(session, options)
  let seen = 0
  let normalised = 0
  const staging = await openStaging(session, firstSnapshotOf(options))
  const counts: StagedCounts = { read: 0, accepted: 0, rejected: 0, onlyHost: null, known: NOTHING_KNOWN, host: null }
  let isOneHost = true
  try {
    for await (const items of reading.batches) {
      await staging.ready(items.length)
      for (const raw of items) stageItem(raw)
      await options.onlooker?.batch(counts)
    }
  } catch (error) {
    await staging.abandon()
    throw error
  }
  const { arrived, host } = await staging.finish()
  if (counts.accepted === normalised) tellAbsentFields(report, { read: counts.read, normalised })
  if (seen > 0) await stageUnseen(session.client, known.unseen())
  return {
    ...counts,
    host: counts.onlyHost ?? host,
    known: {
      rulesVersion: IMPORT_RULES_VERSION,
      seen: seen + arrived,
      live: options.first === undefined ? live : arrived,
      arrived,
    },
  }

  function stageItem(raw: RawItem): void {
    counts.read += 1
    const { high, low } = fingerprintHalves(raw.fingerprint)
    const sight = known.see(high, low)
    if (sight !== 'unknown') {
      counts.accepted += 1
      if (sight === 'first') seen += 1
      else staging.stageKnown(stagedPlaceOf(raw))
      return
    }
    const item = reading.dialect.normalise(raw, options.context, report)
    if (item !== null) {
      counts.accepted += 1
      normalised += 1
      isOneHost &&= counts.onlyHost === null || counts.onlyHost === item.linkHost
      counts.onlyHost = isOneHost ? item.linkHost : null
      const sizeHints: SizeHint[] = []
      const enrichment = enrichOffer(item, options.shopRules, sizeHints)
      reportSizes(report, raw, item, sizeHints)
      if (enrichment.categoryId === null) reportUnsure(report, raw, item)
      const offer = stagedOfferOf(raw, item, enrichment, options.now)
      options.onlooker?.offer(offer)
      return staging.stageOffer(offer)
    }
    counts.rejected += 1
    refuseUseless(counts, raw)
    if (raw.itemId !== '') staging.stageRejected(stagedPlaceOf(raw))
  }
}

/** Millions of items that are none would cost minutes; a report of so many says all that there is to say. */
function refuseUseless({ rejected, accepted }: StagedCounts, { line, column }: RawItem): void {
  const { maxRejected } = FEED_LIMITS
  if (rejected > maxRejected && rejected > accepted)
    throw new FeedFailure('FAILED_LIMIT', `mais de ${maxRejected} artigos recusados, e menos aceites`, { line, column })
}

function firstSnapshotOf({ first, eshopId, now, context }: StageOptions): FirstSnapshot | null {
  return first === undefined
    ? null
    : { eshopId, rulesVersion: IMPORT_RULES_VERSION, now, db: first, isHostOpen: context.allowedDomains === null }
}

/** Fingerprints of live offers that the present rules have read, and the number of all live offers. */
async function loadKnown(
  session: Session,
  options: StageOptions,
): Promise<{ known: KnownFingerprints; live: number | null }> {
  const known = new KnownFingerprints()
  if (options.isComplete || options.first !== undefined) return { known, live: null }
  return {
    known,
    live: await readLiveFingerprints(session.client, options.eshopId, IMPORT_RULES_VERSION, (high, low) =>
      known.add(high, low),
    ),
  }
}
