import { NO_SHOP_VALUES, type ShopCategoryRule, type ShopValues } from '#domains/catalogue/contract.ts'
import { type ComparedSnapshot, previewVariant, type StagedOffer } from '#domains/offers/contract.ts'
import type { Session } from '#platform/database/session.ts'
import { FeedFailure } from '../feed-failure.ts'
import { feedHome } from '../import/staging/feed-home.ts'
import { refuseNothing } from '../import/holding/nothing-taken.ts'
import { reportSettled } from '../import/staging/report-settled.ts'
import { type StagedCounts, stageFeed } from '../import/staging/stage-feed.ts'
import { type FeedReading, type FeedSource, readFeed } from '../read/read-feed.ts'
import type { ImportReport } from '../report/import-report.ts'
import { CategoryMapping } from './category-mapping.ts'
import { CoverageCounter } from './coverage.ts'
import { LAB_FEED_LIMITS, LAB_LIMITS } from './lab-limits.ts'
import type { LabResult } from './lab-result.ts'
import { PreviewChoice } from './preview-choice.ts'

/** What was found so far; problems without their lines. */
export type Findings = Omit<LabResult, 'problems'> & { readonly report: ImportReport }

/** A file as the lab has it. */
export interface LabFeed extends FeedSource {
  readonly bytes: number
  /** The shop's host as it was told, and the address that the file was fetched from. */
  readonly domain: string | null
  readonly url: string | null
}

/** A shop whose next import the feed is read as. */
export interface ExaminedShop {
  readonly eshopId: number
  /** As it says; null: as it is recognised. */
  readonly dialect: string | null
  readonly currency: string | null
  readonly domains: readonly string[]
  readonly shopRules: readonly ShopCategoryRule[]
  readonly shopValues: ShopValues
  /** Takes what publishing would do, before anything of it is let go. */
  compared(snapshot: ComparedSnapshot): Promise<void>
}

export interface ExamineOptions {
  readonly now: Date
  /** null: a new shop. */
  readonly shop: ExaminedShop | null
  /** Called between batches; what it awaits is waited for, what it throws ends the reading. */
  onBatch(findings: () => Findings): Promise<void>
}

/**
 * Reads a whole feed as the import of a new shop does, or the next one of a shop that is here, by the import's own stages, into a
 * snapshot that is never published. What makes the file unusable is a fatal problem in the report, as there.
 */
export async function examineFeed(
  source: LabFeed,
  session: Session,
  report: ImportReport,
  options: ExamineOptions,
): Promise<Findings> {
  const seen = new Seen(source.bytes, report, options.now)
  try {
    const reading = (seen.reading = await readFeed(
      { ...source, dialect: options.shop?.dialect ?? null },
      report,
      LAB_FEED_LIMITS,
    ))
    const onlooker = {
      offer: (offer: StagedOffer) => seen.add(offer),
      batch: (counts: Readonly<StagedCounts>) => options.onBatch(() => seen.findings(false, counts)),
    }
    const shop = options.shop ?? { ...NEW_SHOP, domains: domainsOf(source, reading.dialect.name) }
    const { counts, snapshot } = await stageFeed(session, reading, report, {
      eshopId: shop.eshopId,
      shopRules: shop.shopRules,
      shopValues: shop.shopValues,
      context: { feedCurrency: shop.currency, allowedDomains: shop.domains.length === 0 ? null : shop.domains },
      isComplete: true,
      now: options.now,
      onlooker,
    })
    const settled = await snapshot.settle()
    const out = reportSettled(report, settled.items)
    refuseNothing(reading, counts, out, report)
    if (options.shop !== null) await options.shop.compared(await settled.compare())
    return seen.findings(true, { read: counts.read, accepted: counts.accepted - out })
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
    report.add(error.code, error.place, error.figure)
    return seen.findings(true, { read: seen.reading?.read() ?? 0, accepted: 0 })
  }
}

/** decisions.md, Imports: its links tell a new shop's domain; nothing of it is known, its currency neither. */
const NEW_SHOP = { eshopId: 0, currency: null, shopRules: [], shopValues: NO_SHOP_VALUES }

/** Shopify's own files have no links, only their articles' handles: they come from the shop's host, or it has to be told. */
function domainsOf({ domain, url }: LabFeed, dialect: string): readonly string[] {
  const known = domain ?? feedHome(url, dialect)
  return known === null ? [] : [known]
}

/** Everything counted over one file. */
class Seen {
  reading: FeedReading | null = null
  readonly #coverage = new CoverageCounter()
  readonly #categories = new CategoryMapping()
  readonly #preview = new PreviewChoice(LAB_LIMITS.cards)
  readonly #bytes: number
  readonly #report: ImportReport
  readonly #now: Date

  constructor(bytes: number, report: ImportReport, now: Date) {
    this.#bytes = bytes
    this.#report = report
    this.#now = now
  }

  add(offer: StagedOffer): void {
    this.#coverage.add(offer)
    this.#categories.add(offer)
    this.#preview.add(offer)
  }

  findings(isWhole: boolean, { read, accepted }: Pick<StagedCounts, 'read' | 'accepted'>): Findings {
    return {
      isWhole,
      dialect: this.reading?.dialect.name ?? null,
      encoding: this.reading?.encoding() ?? null,
      bytes: this.#bytes,
      items: { read, accepted, rejected: read - accepted },
      report: this.#report,
      coverage: this.#coverage.coverage(),
      categories: this.#categories.mapping(),
      preview: this.#preview.chosen().map((offer, index) => previewVariant(offer, index + 1, this.#now)),
    }
  }
}
