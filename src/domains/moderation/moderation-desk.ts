import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { TurnTaker } from '#platform/pace/turns.ts'
import type { ItemName } from './items/item.ts'
import { findItem } from './items/item-storage.ts'
import type { PublishedItemOf } from './items/published-items.ts'
import { caseLinks } from './notices/case-links.ts'
import { caseOf, complain, confirmAddress, type ShownCase } from './notices/cases.ts'
import { report, type ReportOutcome, type SentNotice } from './notices/reports.ts'

export interface ModerationDeskDeps {
  readonly db: Database
  readonly clock: Clock
  /** derivedKey(secret, 'moderation') */
  readonly key: Uint8Array
  readonly turns: TurnTaker
  /** What is not shown there is not shown here either; what is shown may never have been handed over. */
  readonly publishedItemOf: PublishedItemOf
}

/** What pages do: reports and their cases, for anybody. */
export interface ModerationDesk {
  /** The texts of what is published under this name; null: nothing is. */
  published(name: ItemName): Promise<readonly string[] | null>
  report(sent: SentNotice): Promise<ReportOutcome>
  caseOf(token: string): Promise<ShownCase | null>
  confirmAddress(token: string): Promise<boolean>
  complain(token: string, words: string): Promise<boolean>
}

export function createModerationDesk(given: ModerationDeskDeps): ModerationDesk {
  const { db, key } = given
  const deps = { ...given, links: caseLinks(key) }
  return {
    published: async (name) => {
      const shown = await given.publishedItemOf(name)
      const item = shown && (await findItem(db, name))
      return shown && (item === null ? shown.texts : item.shownTexts)
    },
    report: (sent) => report(sent, deps),
    caseOf: (token) => caseOf(token, deps),
    confirmAddress: (token) => confirmAddress(token, deps),
    complain: (token, words) => complain(token, words, deps),
  }
}
