import type { ArticleFeatures } from '../article.ts'
import { jaroWinkler } from './likeness-of-words.ts'
import type { PairVector } from './pair-vector.ts'
import { haveCommon } from './told-lists.ts'

/** Names of series and model codes. */
export function addNames(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  const shared = shareNames(a, b)
  if (vector.gtinEqual === 1 && shared.count === 0 && areMisspelt(a, b)) vector.namesShared = 1 / 2
  else addSharedNames(vector, a, b, shared)
  addCodes(vector, a, b)
}

/** Names that both titles write; sure: one of them is certainly a name. */
interface SharedNames {
  count: number
  isSure: boolean
}

function shareNames(a: ArticleFeatures, b: ArticleFeatures): SharedNames {
  const shared = { count: 0, isSure: false }
  for (const name of a.names) if (isNameIn(b, name)) addShared(shared, name, a, b)
  for (const name of b.names) if (!a.names.includes(name) && isNameIn(a, name)) addShared(shared, name, a, b)
  return shared
}

function addShared(shared: SharedNames, name: string, a: ArticleFeatures, b: ArticleFeatures): void {
  shared.count += 1
  shared.isSure ||= a.properNames.includes(name) || b.properNames.includes(name)
}

function addSharedNames(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures, shared: SharedNames): void {
  if (areOtherLeading(a, b)) vector.namesRestBoth = 1
  addRest(vector, a, b, shared)
  vector.namesShared = Math.min(shared.count, 2) / 2
  if (shared.count === 0 && haveCommon(a.weakNames, b.weakNames)) vector.weakShared = 1
  if (a.names.length === 0 || b.names.length === 0) vector.noNames = 1
}

/** What is left of the names of both: other series, or further names of one. */
function addRest(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures, { count, isSure }: SharedNames): void {
  const [restA, restB] = [restOf(a, b), restOf(b, a)]
  const haveBothRest = restA > 0 && restB > 0
  const isAllUnsure = haveBothRest && !isSure && count > 0 && a.codes.length + b.codes.length === 0
  if (isAllUnsure || (count === 0 && areOtherNames(a, b, restA, restB))) vector.namesConflict = 1
  else if (haveBothRest) vector.namesRestBoth = 1
  else if (restA > 0 || restB > 0) vector.namesRestOne = 1
}

/** Titles that begin with names, each with another: "Halden poltrona Torvik", "Tolven poltrona, Torvik". */
function areOtherLeading(a: ArticleFeatures, b: ArticleFeatures): boolean {
  const [one, other] = [a.text.leading, b.text.leading]
  return (
    one !== null &&
    other !== null &&
    !b.words.has(one) &&
    !a.words.has(other) &&
    !b.text.squashed.includes(one) &&
    !a.text.squashed.includes(other)
  )
}

/** "Arvd" and "Arvid": under one GTIN a name that is nearly the other's is the other's. */
function areMisspelt(a: ArticleFeatures, b: ArticleFeatures): boolean {
  return a.names.some((name) => b.names.some((other) => jaroWinkler(name, other) > NEARLY_ONE))
}
const NEARLY_ONE = 0.93

/** A name of the other that this one writes too, and not as a mere word. */
function isNameIn(features: ArticleFeatures, name: string): boolean {
  return features.words.has(name) && !isPlainIn(features, name)
}

/** Both name a series, and not the same one. In capitals alone a word in common may be anything, so two further names tell more. */
function areOtherNames(a: ArticleFeatures, b: ArticleFeatures, restA: number, restB: number): boolean {
  return (
    a.names.length > 0 &&
    b.names.length > 0 &&
    (a.properNames.length === 0 || restA > 0) &&
    (b.properNames.length === 0 || restB > 0)
  )
}

function addCodes(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  if (a.codes.length === 0 || b.codes.length === 0) {
    if (a.codes.length + b.codes.length > 0 && vector.namesRestBoth === 0) vector.namesRestOne = 1
    return
  }
  const isShared = a.codes.some((code) => b.codes.includes(code))
  if (isShared) vector.codesShared = 1
  if (!isShared || (a.codes.length === b.codes.length && a.codes.some((code) => !b.codes.includes(code))))
    vector.codesConflict = 1
}

/** A word in small letters where the other writes a name is a mere word. */
function isPlainIn(features: ArticleFeatures, name: string): boolean {
  return !features.names.includes(name) && !features.weakNames.includes(name) && features.tellsProper
}

function restOf(a: ArticleFeatures, b: ArticleFeatures): number {
  let count = 0
  for (const name of a.names) if (!b.words.has(name)) count += 1
  return count
}
