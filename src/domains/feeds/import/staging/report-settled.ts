import type { SettledItems } from '#domains/offers/contract.ts'
import type { ImportReport } from '../../report/import-report.ts'

/** Reports the items that only all others together tell to be wrong; gives how many of them are out. */
export function reportSettled(report: ImportReport, { repeated, conflicting, foreign }: SettledItems): number {
  report.addMany(
    'duplicate_equal',
    repeated.count,
    repeated.examples.map((example) => ({ ...example, field: 'id', value: example.itemId })),
  )
  report.addMany(
    'duplicate_conflict',
    conflicting.count,
    conflicting.examples.map((example) => ({ ...example, field: 'id', value: example.itemId })),
  )
  report.addMany(
    'foreign_domain',
    foreign.count,
    foreign.examples.map((example) => ({ ...example, field: 'link' })),
  )
  return conflicting.count + foreign.count
}
