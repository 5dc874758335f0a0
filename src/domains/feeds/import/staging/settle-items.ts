import { commonestLinkHost, type KnownOffers, markDuplicates, markForeign } from '#domains/offers/contract.ts'
import type { Session } from '#platform/database/session.ts'
import type { ImportReport } from '../../report/import-report.ts'
import type { StagedCounts } from './stage-feed.ts'

export interface StagedItems {
  readonly session: Session
  readonly report: ImportReport
  readonly eshopId: number
  /** The shop's own; none: it is new, and its links will tell. */
  readonly domains: readonly string[]
  readonly staged: Pick<StagedCounts, 'onlyHost' | 'host'>
  readonly known?: KnownOffers | undefined
}

/** Duplicates, and for a new shop links elsewhere, are known only when all is staged: the number of items that are out, and the host of most links. */
export async function settleItems({
  session,
  report,
  eshopId,
  domains,
  staged: { onlyHost, host },
  known,
}: StagedItems): Promise<{ out: number; ownHost: string | null }> {
  const duplicates = await markDuplicates(session.db, eshopId, known)
  report.addMany(
    'duplicate_equal',
    duplicates.equal,
    duplicates.equalExamples.map((example) => ({ ...example, field: 'id', value: example.itemId })),
  )
  report.addMany(
    'duplicate_conflict',
    duplicates.conflicting,
    duplicates.conflictExamples.map((example) => ({ ...example, field: 'id', value: example.itemId })),
  )
  const ownHost = domains.length === 0 ? (host ?? (await commonestLinkHost(session.db))) : null
  if (ownHost === null || ownHost === onlyHost) return { out: duplicates.conflicting, ownHost }
  const foreign = await markForeign(session.db, ownHost)
  report.addMany(
    'foreign_domain',
    foreign.count,
    foreign.examples.map((example) => ({ ...example, field: 'link' })),
  )
  return { out: duplicates.conflicting + foreign.count, ownHost }
}
