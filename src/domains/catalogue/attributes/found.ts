import { anyMetal, anyWood, namedMetals, namedWoods } from '../vocabularies/material-kinds.ts'
import type { AttributeSource, IdsFact, SeatsFact } from './attributes.ts'
import type { VocabularyName } from './words/attribute-words.ts'

/** What is known of an item so far: filled source by source, of which the first that says anything stands. */
export type Found = {
  readonly vocabularies: Record<VocabularyName, IdsFact | null>
  /** Of legs, tops, frames, wherever they are told. */
  readonly partMaterials: { readonly ids: readonly number[]; readonly source: AttributeSource }[]
  readonly parameters: Record<string, IdsFact>
  seats: SeatsFact | null
}

/** All there from the beginning: objects of one shape are read and written faster. */
export function nothingFound(): Found {
  return {
    vocabularies: { colours: null, materials: null, styles: null, rooms: null, shapes: null },
    partMaterials: [],
    parameters: {},
    seats: null,
  }
}

/** The main material first, as it is said; ids of a list are else ascending. */
export function addMaterials(found: Found, ids: readonly number[], source: AttributeSource): void {
  if (ids.length > 0) found.vocabularies.materials ??= { ids: mostSpecific(ids), source }
}

/** Steel is a metal, oak a wood: beside the one the other says nothing. */
export function mostSpecific(ids: readonly number[]): readonly number[] {
  if (ids.length === 1) return ids
  const dropped = [
    ...(ids.some((id) => namedMetals.has(id)) ? [anyMetal] : []),
    ...(ids.some((id) => namedWoods.has(id)) ? [anyWood] : []),
  ]
  return dropped.length === 0 ? [...new Set(ids)] : [...new Set(ids)].filter((id) => !dropped.includes(id))
}

/** What parts are made of stands after what the article is made of. */
export function addPartMaterials({ partMaterials, vocabularies }: Found): void {
  for (const { ids, source } of partMaterials) {
    if (ids.length === 0) continue
    const known = vocabularies.materials
    vocabularies.materials = known
      ? { ids: [...new Set([...known.ids, ...ids])], source: known.source }
      : { ids: [...ids], source }
  }
}

/** The first source that says anything of an attribute stands. */
export function addIds<Key extends string>(
  into: Partial<Record<Key, IdsFact | null>>,
  key: Key,
  ids: readonly number[],
  source: AttributeSource,
): void {
  if (ids.length > 0) into[key] ??= { ids: ascending(ids), source }
}

export function ascending(ids: readonly number[]): number[] {
  return ids.length === 1 ? [...ids] : [...new Set(ids)].sort((a, b) => a - b)
}
export function withSource(seats: { low: number; high: number } | null, source: AttributeSource): SeatsFact | null {
  return seats && { ...seats, source }
}

/** Adds those that are not there yet, in their order. */
export function addMissing(into: number[], ids: readonly number[]): void {
  for (const id of ids) if (!into.includes(id)) into.push(id)
}
