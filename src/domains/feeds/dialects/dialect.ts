import type { ImportReport } from '../report/import-report.ts'
import type { OfferItem, RawItem } from '../offer-item.ts'
import type { NormaliseContext } from './normalise-context.ts'

/** What the first items of a file look like, for a dialect to recognise itself by. All names in lower case. */
export type FeedHead =
  | { kind: 'xml'; root: string; namespaces: Readonly<Record<string, string>>; itemElement: string | null; fields: ReadonlySet<string> }
  | { kind: 'csv'; columns: readonly string[] }

/** One kind of file that shops have: where its items are, what its fields mean. A new dialect is one file and one registry row. */
export interface Dialect {
  name: string
  format: 'xml' | 'csv'
  /** 0: not this dialect; the highest confidence wins. */
  recognise(head: FeedHead): number
  /** XML: names of elements that hold one offer each. */
  itemElements: ReadonlySet<string>
  /** XML: fields whose child elements are data of their own (`shipping.price`); elsewhere children are markup inside a text. */
  blocks: ReadonlySet<string>
  /** XML: namespaces whose fields lose their prefix. */
  namespaces: readonly string[]
  /** The dialect's name of the field that holds the item id. */
  idField: string
  /** CSV: the dialect's name of a column, from the header cell as it came. */
  columnName(header: string): string
  /** Items with values that cannot stand are refused: null, with an error in the report. */
  normalise(raw: RawItem, context: NormaliseContext, report: ImportReport): OfferItem | null
}
