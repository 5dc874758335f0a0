import { plainId } from '../../dialects/item/item-id.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import { FeedFailure } from '../../feed-failure.ts'
import type { FeedLimits } from '../../feed-limits.ts'
import type { RawItem } from '../../offer-item.ts'
import type { ImportReport } from '../../report/import-report.ts'
import { flattenJson, jsonName, type JsonFields } from './json-fields.ts'
import { JsonLines } from './json-lines.ts'
import { JsonSlices, type JsonSlice } from './json-slices.ts'
import { JsonProblem, readJson, type JsonNode } from './json-value.ts'
import { placesIn, type PlaceFinder } from '../places-in.ts'
import { RawJsonItem } from './raw-json-item.ts'

const BATCH_ITEMS = 500
/** Offers of one item (variants of a product) that are read; Shopify allows 2,048. */
const MAX_WITHIN = 5000

/**
 * Turns JSON Lines, or one JSON document, into items of a dialect. An object that cannot be read costs itself alone and is
 * reported, but for the last line of a file without a line end, which tells that the file was cut.
 */
export class JsonItems {
  readonly #dialect: Dialect
  readonly #report: ImportReport
  readonly #limits: FeedLimits
  readonly #slices: JsonLines | JsonSlices
  /** Text that the slices have not been given yet, and how long it is. */
  #held: string[] = []
  #heldChars = 0
  #ordinal = 0
  #isLastLine = false

  constructor(dialect: Dialect, report: ImportReport, limits: FeedLimits) {
    this.#dialect = dialect
    this.#report = report
    this.#limits = limits
    this.#slices = dialect.format === 'jsonl' ? new JsonLines(limits) : new JsonSlices(limits)
  }

  /** A long item is looked at again when it has grown by half: joined with every chunk, it would be copied as often as it has chunks. */
  *write(text: string): Generator<RawItem[]> {
    this.#held.push(text)
    this.#heldChars += text.length
    if (this.#heldChars * 2 >= this.#slices.unfinishedChars) yield* this.#readHeld()
  }

  *end(): Generator<RawItem[]> {
    yield* this.#readHeld()
    this.#isLastLine = true
    const rest = this.#slices.end()
    if (rest !== undefined) yield* this.#batches(rest)
  }

  *#readHeld(): Generator<RawItem[]> {
    const text = this.#held.join('')
    this.#held = []
    this.#heldChars = 0
    if (text !== '') yield* this.#batches(this.#slices.write(text))
  }

  *#batches(slices: Iterable<JsonSlice>): Generator<RawItem[]> {
    let items: RawItem[] = []
    for (const slice of slices) {
      for (const item of this.#items(slice)) {
        if (items.push(item) < BATCH_ITEMS) continue
        yield items
        items = []
      }
    }
    if (items.length > 0) yield items
  }

  *#items(slice: JsonSlice): Generator<RawItem> {
    const placeOf = placesIn(slice)
    const node = this.#read(slice, placeOf)
    if (node === null) return yield this.#broken(placeOf)
    const inner = this.#dialect.itemsWithin
    const within = inner === null ? [] : listOf(node, inner)
    if (within.length === 0) return yield this.#item(placeOf, node, null)
    for (const one of within.slice(0, MAX_WITHIN)) yield this.#item(placeOf, node, one)
    if (within.length > MAX_WITHIN)
      this.#report.add('fields_too_many', {
        ...placeOf(within[MAX_WITHIN]?.at ?? 0),
        field: inner,
        value: `${within.length}`,
      })
  }

  #read(slice: JsonSlice, placeOf: PlaceFinder): (JsonNode & { kind: 'object' }) | null {
    try {
      const node = readJson(slice.source, { maxDepth: this.#limits.maxDepth, maxValues: this.#limits.maxRowChars })
      if (node.kind === 'object') return node
      throw new JsonProblem('não é um objeto', 0)
    } catch (error) {
      if (!(error instanceof JsonProblem)) throw error
      const place = placeOf(error.at)
      if (this.#isLastLine && error.at >= slice.source.length)
        throw new FeedFailure('FAILED_MALFORMED', error.message, place)
      this.#report.add('item_malformed', { ...place, value: error.message })
      return null
    }
  }

  #broken(placeOf: PlaceFinder): RawItem {
    this.#ordinal += 1
    return Object.assign(new RawJsonItem(placeOf, 0, { names: [], values: [], offsets: [] }, '', this.#ordinal), {
      isBroken: true,
    })
  }

  /** What the outer object says, and what the inner one says under its list's name. */
  #item(placeOf: PlaceFinder, outer: JsonNode & { kind: 'object' }, inner: JsonNode | null): RawItem {
    this.#ordinal += 1
    const { maxItemValues, maxFieldChars, maxIdChars } = this.#limits
    const fields: JsonFields = { names: [], values: [], offsets: [] }
    const list = inner === null ? null : this.#dialect.itemsWithin
    if (inner !== null && list !== null) flattenJson(inner, list, fields, maxItemValues)
    flattenJson(outer, '', fields, maxItemValues + 1, list)
    const isTooMany = fields.names.length > maxItemValues
    if (isTooMany) for (const part of [fields.names, fields.values, fields.offsets]) part.length = maxItemValues
    for (let at = 0; at < fields.values.length; at += 1) {
      const value = fields.values[at] as string
      if (value.length > maxFieldChars) fields.values[at] = value.slice(0, maxFieldChars)
    }
    const itemId = plainId(this.#dialect.idOf(fields.names, fields.values)).slice(0, maxIdChars + 1)
    const item = new RawJsonItem(placeOf, inner?.at ?? 0, fields, itemId, this.#ordinal)
    if (isTooMany) this.#report.add('fields_too_many', { line: item.line, column: item.column, itemId: itemId || null })
    return item
  }
}

/** The objects of the list under a key of the outermost object. */
function listOf(node: JsonNode & { kind: 'object' }, key: string): JsonNode[] {
  const list = node.entries.find(([name]) => jsonName(name) === key)?.[1]
  return list?.kind === 'array' ? list.values.filter(({ kind }) => kind === 'object') : []
}
