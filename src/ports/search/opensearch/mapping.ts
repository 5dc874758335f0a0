import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ColumnKind, ColumnSpec, IndexSchema } from '../port.ts'
import { MappingMismatch } from './errors.ts'

/** A field of a mapping, or what has fields below it, as the cluster says it back: defaults left out. */
export interface MappedField {
  readonly type?: string
  readonly properties?: MappedFields
  readonly [setting: string]: unknown
}
export type MappedFields = Readonly<Record<string, MappedField>>

/**
 * How a product's document is laid out. `product.…` are columns that all rows share; `any.…` the values of a set's column over
 * all rows; `rows` the offers, nested, with their own columns and words; `kept` and `cards` what is read back and never searched.
 * A document without `live` is a product that is gone: it stays, so that an older write cannot bring it back.
 */
export interface Mapping {
  readonly dynamic: 'strict'
  readonly _meta: { readonly version: string }
  readonly _source: { readonly enabled: false }
  readonly properties: MappedFields
}

const LONG = { type: 'long' }
/** Sorted and scripted only. */
const LONG_VALUES = { type: 'long', index: false }
const ID = { type: 'keyword' }
const KEPT = { type: 'keyword', index: false, doc_values: false, store: true }
/** Words come analysed: the analyser of `settingsOf` only parts them. Scores are ours, so that nothing of an engine's is kept. */
const WORDS = { type: 'text', norms: false, analyzer: 'words' }
/** Columns that hold ids, whose values are counted. */
export const SET_KINDS: readonly ColumnKind[] = ['enum', 'bitmask', 'list']
const COLUMN_NAME = /^[\w-]+$/

export function mappingOf(schema: IndexSchema): Mapping {
  const properties = propertiesOf(schema)
  const version = createHash('sha256').update(JSON.stringify(properties)).digest('hex').slice(0, 16)
  return { dynamic: 'strict', _meta: { version }, _source: { enabled: false }, properties }
}

/** Longest word that the index takes, in characters; longer ones would be parted (docs/limits.md). */
export const LONGEST_WORD = 1_000

export interface IndexSize {
  readonly shards: number
  readonly replicas: number
}

export function settingsOf({ shards, replicas }: IndexSize): object {
  return {
    number_of_shards: shards,
    number_of_replicas: replicas,
    // Writers say when their changes are seen.
    refresh_interval: '-1',
    max_result_window: MOST_FETCHED,
    analysis: {
      tokenizer: { words: { type: 'whitespace', max_token_length: LONGEST_WORD } },
      analyzer: { words: { type: 'custom', tokenizer: 'words' } },
    },
  }
}
/** Most products that one request reads. */
export const MOST_FETCHED = 20_000

/** Throws a MappingMismatch that names the first field in which a live mapping is not the code's. */
export function refuseOtherMapping(index: string, live: object, schema: IndexSchema): void {
  const wanted = mappingOf(schema)
  const { properties: has } = live as { readonly properties?: MappedFields }
  refuseOtherFields(index, '', has ?? {}, wanted.properties)
}

function refuseOtherFields(index: string, path: string, has: MappedFields, wants: MappedFields): void {
  for (const name of new Set([...Object.keys(wants), ...Object.keys(has)])) {
    const [own, other] = [has[name], wants[name]]
    const { properties: below = {}, ...field } = own ?? {}
    const { properties: belowOther = {}, ...otherField } = other ?? {}
    if (!own || !other || !isDeepStrictEqual(field, otherField))
      throw new MappingMismatch(index, `${path}${name}`, own && field, other && otherField)
    refuseOtherFields(index, `${path}${name}.`, below, belowOther)
  }
}

function propertiesOf({ columns, textFields }: IndexSchema): MappedFields {
  for (const { name } of [...columns, ...textFields])
    if (!COLUMN_NAME.test(name)) throw new RangeError(`"${name}" cannot be the name of a column or text field`)
  const shared = columns.filter(({ perProduct }) => perProduct)
  const own = columns.filter(({ perProduct }) => !perProduct)
  const sets = own.filter(({ kind }) => SET_KINDS.includes(kind))
  return {
    group: LONG,
    live: { type: 'boolean' },
    ancestors: ID,
    rank: LONG_VALUES,
    ...below('product', fieldsOf(shared)),
    ...below('any', Object.fromEntries(sets.map(({ name }) => [name, ID]))),
    rows: {
      type: 'nested',
      properties: {
        id: LONG,
        group: LONG_VALUES,
        rank: LONG_VALUES,
        ...below('c', fieldsOf(own)),
        ...below('words', Object.fromEntries(textFields.map(({ name }) => [name, WORDS]))),
      },
    },
    kept: KEPT,
    cards: KEPT,
  }
}

/** Where a column stands inside a document: fields of rows never have the name of another. */
export function columnPath({ name, perProduct }: ColumnSpec): string {
  return perProduct ? `product.${name}` : `rows.c.${name}`
}

function below(name: string, properties: MappedFields): MappedFields {
  return Object.keys(properties).length === 0 ? {} : { [name]: { properties } }
}

function fieldsOf(columns: readonly ColumnSpec[]): MappedFields {
  return Object.fromEntries(columns.map(({ name, kind }) => [name, fieldOf(kind)]))
}

function fieldOf(kind: ColumnSpec['kind']): MappedField {
  switch (kind) {
    case 'integer':
      return LONG
    case 'enum':
      // Counted and looked up as a word, ordered by as a number.
      return { type: 'keyword', fields: { number: LONG_VALUES } }
    case 'bitmask':
    case 'list':
      return ID
    case 'range':
      return { properties: { low: LONG, high: LONG } }
  }
}
