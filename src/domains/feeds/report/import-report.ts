import { owned } from '#platform/memory/owned-text.ts'
import type { ItemProblems } from './item-problems.ts'
import { PROBLEM_CODES, type ProblemCode } from './problem-codes.ts'
import type { ProblemExample, ProblemGroup, ProblemPlace } from './problem.ts'
import type { Severity } from './severity.ts'

const EXAMPLES_PER_CODE = 10
const VALUE_CHARS = 200
/** Fields that are told once a feed; a feed may make up as many names as it has items. */
const MAX_TOLD_ONCE = 100
const NOWHERE: ProblemPlace = { line: null, column: null, itemId: null, field: null, value: null }
const SEVERITIES: readonly Severity[] = ['fatal', 'error', 'warning', 'hint']
// Controls and the characters that turn text around would let a value change how the report reads (reliability.md F3, F11).
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/gu

/**
 * Counts problems by code and keeps the first ten examples of each, so that a report stays small however bad the feed is.
 * It owns state over one import; `groups()` lists fatal codes first, then by severity and count.
 */
export class ImportReport {
  readonly #groups = new Map<ProblemCode, { count: number; examples: ProblemExample[] }>()
  readonly #items: ItemProblems | null
  readonly #told = new Set<string>()

  /** `items` keeps what belongs to an item, each of them; without it only the examples are. */
  constructor(items: ItemProblems | null = null) {
    this.#items = items
  }

  add(code: ProblemCode, place: Partial<ProblemPlace> = NOWHERE, limit = ''): void {
    this.#count(code, place, limit)
    if (this.#items !== null && place.itemId != null) this.#items.keep(code, safePlace({ ...NOWHERE, ...place }), limit)
  }

  /** Adds problems counted elsewhere, such as by a statement over the staging table; `examples` beyond ten are dropped. */
  addMany(code: ProblemCode, count: number, places: readonly Partial<ProblemPlace>[]): void {
    if (count <= 0) return
    for (const place of places.slice(0, EXAMPLES_PER_CODE)) this.#count(code, place, '')
    const group = this.#groups.get(code) ?? { count: 0, examples: [] }
    group.count += count - Math.min(places.length, EXAMPLES_PER_CODE)
    this.#groups.set(code, group)
  }

  /** True once for a code and a field, of the first few fields: for what is told of a feed and not of its items. */
  isFirstTold(code: ProblemCode, field: string): boolean {
    const key = `${code} ${field}`
    if (this.#told.has(key) || this.#told.size >= MAX_TOLD_ONCE) return false
    this.#told.add(key)
    return true
  }

  count(code: ProblemCode): number {
    return this.#groups.get(code)?.count ?? 0
  }

  /** In place of what each item was told, one problem of the whole feed, under the field's name. */
  tellOnce(code: ProblemCode, told: ProblemCode, value: string): void {
    const field = this.#groups.get(code)?.examples[0]?.field ?? null
    this.#groups.delete(code)
    this.#items?.forget(code)
    this.#count(told, { field, value }, '')
  }

  #count(code: ProblemCode, place: Partial<ProblemPlace>, limit: string): void {
    let group = this.#groups.get(code)
    if (group === undefined) this.#groups.set(code, (group = { count: 0, examples: [] }))
    group.count += 1
    if (group.examples.length < EXAMPLES_PER_CODE)
      group.examples.push(anExample(code, safePlace({ ...NOWHERE, ...place }), limit))
  }

  groups(): ProblemGroup[] {
    return [...this.#groups]
      .map(([code, group]) => ({
        code,
        severity: PROBLEM_CODES[code].severity,
        count: group.count,
        examples: group.examples,
      }))
      .sort(
        (a, b) =>
          SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
          b.count - a.count ||
          (a.code < b.code ? -1 : 1),
      )
  }
}

function anExample(code: ProblemCode, place: ProblemPlace, limit: string): ProblemExample {
  return {
    line: place.line,
    column: place.column,
    itemId: place.itemId,
    field: place.field,
    value: place.value,
    message: problemMessage(code, place, limit),
  }
}

/** The pt-PT sentence of a code at a place whose values are safe to show. */
export function problemMessage(
  code: ProblemCode,
  place: Pick<ProblemPlace, 'field' | 'value'>,
  figure: string,
): string {
  return PROBLEM_CODES[code].message
    .replace('{value}', () => place.value ?? '—')
    .replace('{field}', () => place.field ?? '—')
    .replace('{limit}', () => figure)
}

function safePlace(place: ProblemPlace): ProblemPlace {
  return {
    line: place.line,
    column: place.column,
    itemId: place.itemId === null ? null : safeValue(place.itemId),
    field: place.field,
    value: place.value === null ? null : safeValue(place.value),
  }
}

/** Kept for as long as the import runs, so a copy. */
function safeValue(value: string): string {
  // Cut first: a value may be megabytes. A cut through a surrogate pair leaves a lone half, which UNSAFE takes away.
  return owned((value.length > VALUE_CHARS ? `${value.slice(0, VALUE_CHARS - 1)}…` : value).replace(UNSAFE, ' '))
}
