import type { ShopCategoryRule, ShopValues, SizeHint } from '#domains/catalogue/contract.ts'
import { openSnapshot, type StagedOffer, type StagedSnapshot } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Session } from '#platform/database/session.ts'
import type { NormaliseContext } from '../../dialects/item/normalise-context.ts'
import { FeedFailure } from '../../feed-failure.ts'
import { FEED_LIMITS } from '../../feed-limits.ts'
import type { RawItem } from '../../offer-item.ts'
import type { FeedReading } from '../../read/read-feed.ts'
import { tellAbsentFields } from '../../report/absent-fields.ts'
import type { ImportReport } from '../../report/import-report.ts'
import { reportSizes } from '../../report/report-sizes.ts'
import { enrichOffer, IMPORT_RULES_VERSION } from './enrich-offer.ts'
import { reportUnsure } from '../../categories/report-unsure.ts'
import { stagedOfferOf } from './staged-offer-of.ts'

export interface StageOptions {
  readonly eshopId: number
  readonly context: NormaliseContext
  readonly now: Date
  readonly shopRules: readonly ShopCategoryRule[]
  readonly shopValues: ShopValues
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
}

export interface StagedFeed {
  readonly counts: Readonly<StagedCounts>
  readonly snapshot: StagedSnapshot
}

/** Reads the whole feed into a snapshot of the shop. Items that a live offer repeats are neither normalised nor staged. */
export async function stageFeed(
  session: Session,
  reading: FeedReading,
  report: ImportReport,
  options: StageOptions,
): Promise<StagedFeed> {
  const writer = await openSnapshot(session, {
    ...options,
    rulesVersion: IMPORT_RULES_VERSION,
    isHostOpen: options.context.allowedDomains === null,
  })
  let normalised = 0
  const counts: StagedCounts = { read: 0, accepted: 0, rejected: 0 }
  try {
    for await (const items of reading.batches) {
      await writer.ready(items.length)
      for (const raw of items) stageItem(raw)
      await options.onlooker?.batch(counts)
    }
  } catch (error) {
    await writer.discard()
    throw error
  }
  const snapshot = await writer.finish()
  if (counts.accepted === normalised) tellAbsentFields(report, { read: counts.read, normalised })
  return { counts, snapshot }

  function stageItem(raw: RawItem): void {
    counts.read += 1
    if (writer.recognise(raw)) {
      counts.accepted += 1
      return
    }
    const item = reading.dialect.normalise(raw, options.context, report)
    if (item !== null) {
      counts.accepted += 1
      normalised += 1
      const sizeHints: SizeHint[] = []
      const enrichment = enrichOffer(item, options.shopRules, sizeHints, options.shopValues)
      reportSizes(report, raw, item, sizeHints)
      if (enrichment.categoryId === null) reportUnsure(report, raw, item)
      const offer = stagedOfferOf(raw, item, enrichment, options.now)
      options.onlooker?.offer(offer)
      return writer.add(offer)
    }
    counts.rejected += 1
    refuseUseless(counts, raw)
    if (raw.itemId !== '') writer.refuse(raw)
  }
}

/** Millions of items that are none would cost minutes; a report of so many says all that there is to say. */
function refuseUseless({ rejected, accepted }: StagedCounts, { line, column }: RawItem): void {
  const { maxRejected } = FEED_LIMITS
  if (rejected > maxRejected && rejected > accepted)
    throw new FeedFailure('FAILED_LIMIT', `mais de ${maxRejected} artigos recusados, e menos aceites`, { line, column })
}
