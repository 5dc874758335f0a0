import type { FieldMap } from './item/field-map.ts'
import type { OfferItem, RawItem } from '../offer-item.ts'
import type { ImportReport } from '../report/import-report.ts'
import type { RowJoiner } from '../read/csv/row-joiner.ts'
import type { NormaliseContext } from './item/normalise-context.ts'

import type { RawFields } from './item/raw-fields.ts'

/** What the beginning of a file looks like, for a dialect to recognise itself by. All names in lower case. */
export type FeedHead = XmlHead | CsvHead | JsonHead

export interface XmlHead {
  kind: 'xml'
  root: string
  /** Prefix to address; the default namespace is ''. */
  namespaces: Readonly<Record<string, string>>
  /** Each kind of element in order of appearance, by its name without prefix. */
  elements: ReadonlyMap<string, HeadElement>
}

export interface HeadElement {
  count: number
  /** Names of its child elements, and of its attributes as `@name`. */
  fields: ReadonlySet<string>
}

export interface CsvHead {
  kind: 'csv'
  /** Header cells, trimmed, lower case. */
  columns: readonly string[]
}

export interface JsonHead {
  kind: 'json'
  /** Keys of the outermost object; none for JSON Lines and for a bare array. */
  root: ReadonlySet<string>
  /** Keys of the first items. */
  fields: ReadonlySet<string>
}

export type FeedFormat = 'xml' | 'csv' | 'jsonl' | 'json'

/** What a dialect's file says. Only name, format, recognise, carriesCurrency and fields are needed. */
export interface DialectSpec {
  name: string
  format: FeedFormat
  /** 0: not this dialect; the highest confidence wins (recognise-names.ts helps). Content only, never the file's name. */
  recognise(head: FeedHead): number
  /** Its prices say their currency: one without is an error. Else that of its country or the shop's counts (ADR 0044). */
  carriesCurrency: boolean
  /** The currency of the country that such a file is for, where only one has it or the file says which; null: it does not tell. */
  currencyOf?(head: FeedHead): string | null
  /** Its names, as the reader gives them: lower case, XML `block.child`, `field@attribute`, `item@attribute` of the item itself. */
  fields: FieldMap
  /** XML: names of elements that hold one offer each. */
  itemElements?: readonly string[]
  /** XML: fields whose child elements are data of their own (`shipping.price`); elsewhere children are markup inside a text. */
  blocks?: readonly string[]
  /** XML: namespaces whose fields lose their prefix; `*` alone: all. */
  namespaces?: readonly string[]
  /** XML of an unknown kind: the elements that hold the items, as this head has them. */
  itemElementsOf?(head: FeedHead): readonly string[]
  /** CSV: the dialect's name of a column, from the header cell as it came; trimmed and in lower case when not given. */
  columnName?(header: string): string
  /** CSV: makes items of rows where a row is not an item (a product's variants, its further pictures); a new one for each file. */
  joinRows?(): RowJoiner
  /** JSON: key of an item's list whose objects are the offers (`variants`): each with what surrounds it, fields named `variants.price`. */
  itemsWithin?: string | null
  /** Path of an item's page on the shop's domain, for files that hold no links; null when it cannot be told. */
  pathOf?(fields: RawFields): string | null
  /** Fields not in the map are attributes under their own name (`detail:NAME`); else they are passed over. */
  keepsUnknownFields?: boolean
  /** What stands between the levels of a category path; kept as it came when not given. */
  categorySeparator?: string | RegExp | null
  /** What an item that says nothing about availability is: where only what can be bought is listed, in stock. */
  silentAvailability?: 'in_stock' | 'out_of_stock'
  /** Unit of weights that name none. */
  weightUnit?: 'g' | 'kg' | null
  /** Quirks that no field map can say: changes the gathered fields, but id and link, before they are read. */
  adapt?(fields: RawFields): void
  /** An item without an id takes the end of its link for one. */
  idFromLink?: boolean
  /** Files are recognised by plausible names alone: the report says so. */
  isGuess?: boolean
}

/** One kind of file that shops have, made of its spec by `aDialect`: where its items are, what its fields mean. */
export interface Dialect extends Required<
  Omit<DialectSpec, 'adapt' | 'joinRows' | 'pathOf' | 'itemElements' | 'itemElementsOf' | 'currencyOf' | 'blocks'>
> {
  itemElements: ReadonlySet<string>
  blocks: ReadonlySet<string>
  /** The fields that may hold the item id, the best first. */
  idFields: readonly string[]
  /** XML: the attribute of the item that is its id, where an attribute it is. */
  idAttribute: string | null
  /** The id among an item's fields, as `normalise` takes it; '' when there is none. */
  idOf(names: readonly string[], values: readonly string[]): string
  adapt: ((fields: RawFields) => void) | null
  /** XML of an unknown kind: its items' elements are known of a file only. */
  hasItemsOfItsOwn: boolean
  /** The currency of prices that name none, where this file's dialect tells it. */
  currency: string | null
  /** The dialect as the file with this head has it. */
  forFile(head: FeedHead): Dialect
  joinRows: (() => RowJoiner) | null
  pathOf: ((fields: RawFields) => string | null) | null
  /** A category path with ' > ' between its levels; null when there are none. */
  categoryPath(path: string): string | null
  /** Our field of one of its names, misspelt and attributes for elements included; null when it says nothing to us. */
  rawFieldOf(name: string): string | null
  /** Items with values that cannot stand are refused: null, with an error in the report. */
  normalise(raw: RawItem, context: NormaliseContext, report: ImportReport): OfferItem | null
}
