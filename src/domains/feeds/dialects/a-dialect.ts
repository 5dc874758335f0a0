import type { Dialect, DialectSpec } from './dialect.ts'
import { FieldTargets } from './field-targets.ts'
import { normaliseItem } from './normalise-item.ts'
import { something } from '../values/nothing.ts'

/** A dialect from what its file says of it; a misspelt field map does not compile. */
export function aDialect(spec: DialectSpec): Dialect {
  const targets = new FieldTargets(spec.fields, spec.keepsUnknownFields ?? false)
  const itemElements = new Set(spec.itemElements ?? [])
  const idFields = Object.keys(spec.fields).filter((name) => spec.fields[name] === 'id')
  const dialect: Dialect = {
    namespaces: [],
    itemElementsOf: () => spec.itemElements ?? [],
    columnName: (header) => header.trim().toLowerCase(),
    keepsUnknownFields: false,
    categorySeparator: null,
    silentAvailability: 'out_of_stock',
    weightUnit: null,
    isGuess: false,
    ...spec,
    itemElements,
    blocks: new Set(spec.blocks ?? []),
    adapt: spec.adapt ?? null,
    joinRows: spec.joinRows ?? null,
    pathOf: spec.pathOf ?? null,
    itemsWithin: spec.itemsWithin ?? null,
    idFields,
    idAttribute: idFields[0]?.startsWith('item@') === true ? idFields[0].slice(5) : null,
    idOf: (names, values) => idAmong(targets, names, values),
    rawFieldOf: (name) => targets.of(name).field || null,
    normalise: (raw, context, report) => normaliseItem(raw, targets, dialect, context, report),
  }
  return dialect
}

function idAmong(targets: FieldTargets, names: readonly string[], values: readonly string[]): string {
  let best = ''
  let bestRank = Infinity
  for (let at = 0; at < names.length && bestRank > 0; at += 1) {
    const { field, rank } = targets.of(names[at] as string)
    if (field !== 'id' || rank >= bestRank) continue
    const id = something(values[at])
    if (id !== null) [best, bestRank] = [id, rank]
  }
  return best
}
