import type { Dialect } from '../../dialects/dialect.ts'
import type { FeedLimits } from '../../feed-limits.ts'
import type { ImportReport } from '../../report/import-report.ts'
import type { XmlNames } from './xml-names.ts'

/** What the fields of a document's items are read by. */
export interface XmlFieldRules {
  dialect: Dialect
  report: ImportReport
  limits: FeedLimits
  names: XmlNames
}
