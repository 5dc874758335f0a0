import type { ImportReport } from './import-report.ts'
import { ABSENT_FIELDS } from './problem-codes.ts'

/** Of one article the article is told, and its line. */
const FEWEST_ITEMS = 2

/**
 * What not one item has is a column that is missing, told once and by its name; until here it was told of every item. Which
 * items a lack could be seen in: the refused ones have only their errors, and those that were known from before nothing.
 */
export function tellAbsentFields(
  report: ImportReport,
  seen: { readonly read: number; readonly normalised: number },
): void {
  for (const { code, what, told } of ABSENT_FIELDS) {
    const all = told === 'column_missing' ? seen.read : seen.normalised
    if (all >= FEWEST_ITEMS && report.count(code) === all) report.tellOnce(code, told, what)
  }
}
