import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findEshopBySlug } from '#domains/eshops/contract.ts'
import { type Command, type CommandContext, UsageError } from '#platform/cli/command.ts'
import { systemClock } from '#platform/clock.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ReviewImportReport } from '../feed/import-report.ts'
import { importReviewFeed, type ReviewFeedSource } from '../feed/fetch-review-feed.ts'
import { findReviewFeed } from '../feed/registered-feeds.ts'

const EXIT_CODES: Readonly<Record<ReviewImportReport['state'], number>> = { applied: 0, failed: 2, held: 3 }

/** `poiso reviews import --shop NAME [--url U | --file F] [--force] [--json]` */
export const reviewsImportCommand: Command = async (given, context) => {
  const options = readOptions(given)
  const { db } = await context.database()
  const eshopId = await shopOf(db, options.shop)
  const report = await importReviewFeed(
    {
      db,
      clock: systemClock,
      dataFolder: resolve(context.config.dataFolder),
      feedTestHosts: context.config.feedTestHosts.map(({ host, port }) => `${host}:${port}`),
    },
    { eshopId, source: await sourceOf(db, eshopId, options), isForced: options.force === true },
  )
  tell(report, options.json === true, context)
  return EXIT_CODES[report.state]
}

/** `poiso reviews report --shop NAME [--json]` */
export const reviewsReportCommand: Command = async (given, context) => {
  const options = readOptions(given)
  const { db } = await context.database()
  const feed = await findReviewFeed(db, await shopOf(db, options.shop))
  if (feed === null || feed.lastReport === null) throw new UsageError(`of ${options.shop} no review feed has been read`)
  tell(feed.lastReport, options.json === true, context)
  return 0
}

function readOptions(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        shop: { type: 'string' },
        url: { type: 'string' },
        file: { type: 'string' },
        force: { type: 'boolean' },
        json: { type: 'boolean' },
      },
      strict: true,
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

async function shopOf(db: DatabaseOrTransaction, slug: string | undefined): Promise<number> {
  if (slug === undefined) throw new UsageError('--shop is missing')
  const eshop = await findEshopBySlug(db, slug)
  if (eshop === null) throw new UsageError(`there is no shop ${slug}`)
  return eshop.id
}

async function sourceOf(
  db: DatabaseOrTransaction,
  eshopId: number,
  { url, file }: { readonly url?: string | undefined; readonly file?: string | undefined },
): Promise<ReviewFeedSource> {
  if (url !== undefined && file !== undefined) throw new UsageError('--url and --file exclude each other')
  if (file !== undefined) {
    if (!existsSync(resolve(file))) throw new UsageError(`there is no file ${file}`)
    return { kind: 'file', path: resolve(file) }
  }
  if (url !== undefined) return { kind: 'url', url }
  const feed = await findReviewFeed(db, eshopId)
  if (feed === null) throw new UsageError('the shop has no registered review feed: give --url or --file')
  return { kind: 'url', url: feed.url }
}

function tell(report: ReviewImportReport, isJson: boolean, { print }: CommandContext): void {
  if (isJson) return print(JSON.stringify(report))
  const { state, failure, read, added, changed, unchanged, withdrawn, spam, refused } = report
  print(`${state}${failure === null ? '' : `: ${failure}`}`)
  print(
    `${read} read: ${added} new, ${changed} changed, ${unchanged} as before, ${spam} spam, ${refused} refused; ${withdrawn} withdrawn`,
  )
  for (const { code, line, reviewId, value } of report.problems)
    print(
      `  ${line === null ? '' : `line ${line}: `}${code}${reviewId === null ? '' : ` ${reviewId}`}${value === null ? '' : ` "${value}"`}`,
    )
}
