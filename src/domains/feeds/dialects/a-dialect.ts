import { memoised } from '#platform/memory/memoised.ts'
import type { Dialect, DialectSpec } from './dialect.ts'
import { FieldTargets } from './item/field-targets.ts'
import { idOfLink } from './item/item-id.ts'
import { normaliseItem } from './item/normalise-item.ts'
import { something } from '../values/nothing.ts'

/** A dialect from what its file says of it; a misspelt field map does not compile. */
export function aDialect(spec: DialectSpec): Dialect {
  const targets = new FieldTargets(spec.fields, spec.keepsUnknownFields ?? false)
  const itemElements = new Set(spec.itemElements ?? [])
  const idFields = Object.keys(spec.fields).filter((name) => spec.fields[name] === 'id')
  return dialectOf({
    namespaces: [],
    columnName: (header) => header.trim().toLowerCase(),
    keepsUnknownFields: false,
    categorySeparator: null,
    silentAvailability: 'out_of_stock',
    weightUnit: null,
    isGuess: false,
    idFromLink: false,
    ...spec,
    itemElements,
    blocks: new Set(spec.blocks ?? []),
    adapt: spec.adapt ?? null,
    hasItemsOfItsOwn: spec.itemElementsOf !== undefined,
    currency: null,
    joinRows: spec.joinRows ?? null,
    pathOf: spec.pathOf ?? null,
    itemsWithin: spec.itemsWithin ?? null,
    idFields,
    idAttribute: idFields[0]?.startsWith('item@') === true ? idFields[0].slice(5) : null,
    idOf: (names, values) =>
      bestOf('id', targets, names, values) ??
      (spec.idFromLink === true ? idOfLink(bestOf('link', targets, names, values) ?? '') : ''),
    categoryPath: memoised((path) => levelsOf(path, spec.categorySeparator ?? null)),
    rawFieldOf: (name) => targets.of(name).field || null,
  })

  /** What one file tells beside the dialect: its own item elements, its country's currency. */
  function dialectOf(rules: Omit<Dialect, 'normalise' | 'forFile'>): Dialect {
    const dialect: Dialect = {
      ...rules,
      normalise: (raw, context, report) => normaliseItem(raw, targets, rules, context, report),
      forFile: (head) => {
        const [items, currency] = [spec.itemElementsOf?.(head), spec.currencyOf?.(head) ?? null]
        return items === undefined && currency === null
          ? dialect
          : dialectOf({ ...rules, currency, itemElements: items === undefined ? rules.itemElements : new Set(items) })
      },
    }
    return dialect
  }
}

function levelsOf(path: string, separator: string | RegExp | null): string | null {
  if (separator === null) return path
  return (
    path
      .split(separator)
      .map((level) => level.trim())
      .filter(Boolean)
      .join(' > ') || null
  )
}

function bestOf(
  wanted: string,
  targets: FieldTargets,
  names: readonly string[],
  values: readonly string[],
): string | null {
  let best: string | null = null
  let bestRank = Infinity
  for (let at = 0; at < names.length && bestRank > 0; at += 1) {
    const { field, rank } = targets.of(names[at] as string)
    if (field !== wanted || rank >= bestRank) continue
    const value = something(values[at])
    if (value !== null) [best, bestRank] = [value, rank]
  }
  return best
}
