import { type ColumnSpec, type ColumnValue, type IndexRow, type IndexSchema, type ProductChange } from '../port.ts'
import { refuseWrongRow, refuseWrongValue } from './refuse-values.ts'
import { LONGEST_WORD, SET_KINDS } from './mapping.ts'

/** A row as it is read back with a hit: known values and words only, by the names of the schema. */
export interface KeptRow {
  readonly id: number
  readonly version: number
  readonly rank: number
  readonly values: Readonly<Record<string, ColumnValue>>
  /** Words of each field, parted by spaces. */
  readonly words: Readonly<Record<string, string>>
}

/** What is kept of a product, in one stored field. */
export interface KeptProduct {
  readonly category: number | null
  /** Values of columns that all rows share. */
  readonly shared: Readonly<Record<string, ColumnValue>>
  readonly rows: readonly KeptRow[]
}

export type MakeDocument = (change: ProductChange) => object

/** Makes a product's document for the mapping of `mappingOf(schema)`; a product without rows becomes one that is gone. */
export function documentMaker(schema: IndexSchema): MakeDocument {
  const categories = new Map(schema.categories.map((category) => [category.id, category]))
  const shared = schema.columns.filter(({ perProduct }) => perProduct)
  const own = schema.columns.filter(({ perProduct }) => !perProduct)
  const sets = own.filter(({ kind }) => SET_KINDS.includes(kind))
  const ancestorsOf = (id: number | null): readonly number[] => {
    if (id === null) return []
    const category = categories.get(id)
    if (!category) throw new RangeError(`a row has category ${id}, which the schema does not have`)
    return schema.categories
      .filter(({ order, subtreeEnd }) => order <= category.order && category.order <= subtreeEnd)
      .map((ancestor) => ancestor.id)
  }
  const known = (row: IndexRow, columns: readonly ColumnSpec[], ancestors: readonly number[]) =>
    Object.fromEntries(
      columns.flatMap(({ name, kind, withinCategory }) => {
        const value = row.values[name] ?? null
        const isThere = withinCategory === undefined || ancestors.includes(withinCategory)
        if (isUnknown(value) || !isThere) return []
        refuseWrongValue(value, kind, name, row.id)
        return [[name, value]]
      }),
    )
  return ({ group, rows }) => {
    const [first] = rows
    if (!first) return { group }
    const ancestors = ancestorsOf(first.category)
    for (const row of rows) refuseWrongRow(row)
    const values = known(first, shared, ancestors)
    for (const row of rows.slice(1)) refuseOther(group, values, known(row, shared, ancestors))
    const kept: KeptRow[] = rows.map((row) => keptRow(row, known(row, own, ancestors), schema))
    return {
      group,
      live: true,
      ancestors,
      rank: Math.max(...rows.map(({ rank }) => rank)),
      ...(shared.length > 0 && { product: values }),
      ...(sets.length > 0 && { any: anyOf(kept, sets) }),
      rows: kept.map((row) => ({
        id: row.id,
        group,
        rank: row.rank,
        ...(own.length > 0 && { c: row.values }),
        ...(schema.textFields.length > 0 && { words: row.words }),
      })),
      kept: JSON.stringify({ category: first.category, shared: values, rows: kept } satisfies KeptProduct),
      ...(rows.some(({ payload }) => payload !== undefined) && {
        cards: JSON.stringify(rows.map(({ payload }) => payload ?? null)),
      }),
    }
  }
}

function isUnknown(value: ColumnValue): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

function refuseOther(group: number, has: Record<string, ColumnValue>, other: Record<string, ColumnValue>): void {
  for (const name of new Set([...Object.keys(has), ...Object.keys(other)]))
    if (JSON.stringify(has[name]) !== JSON.stringify(other[name]))
      throw new RangeError(`rows of product ${group} differ in column "${name}", which the schema says they share`)
}

function keptRow({ id, version, rank, words }: IndexRow, values: KeptRow['values'], schema: IndexSchema): KeptRow {
  return {
    id,
    version,
    rank,
    values,
    words: Object.fromEntries(
      schema.textFields.flatMap(({ name }) => {
        const own = words[name] ?? []
        return own.length === 0 ? [] : [[name, joined(own, id)]]
      }),
    ),
  }
}

function joined(words: readonly string[], row: number): string {
  for (const word of words)
    if (word === '' || word.length > LONGEST_WORD || /[\s\x1c-\x1f]/.test(word))
      throw new RangeError(`row ${row} has a word that is empty, has a space or more than ${LONGEST_WORD} characters`)
  return words.join(' ')
}

/** Values of the rows' sets, together: what a count of all rows asks. */
function anyOf(rows: readonly KeptRow[], sets: readonly ColumnSpec[]): Record<string, string[]> {
  return Object.fromEntries(
    sets.map(({ name }) => [name, [...new Set(rows.flatMap(({ values }) => [values[name] ?? []].flat().map(String)))]]),
  )
}
