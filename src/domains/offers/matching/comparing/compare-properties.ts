import type { ArticleFeatures } from '../article.ts'
import type { PairVector } from './pair-vector.ts'
import { areApart, haveCommon } from './told-lists.ts'

export function addCounts(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  for (const [what, count] of a.counts) {
    const other = b.counts.get(what)
    if (other === undefined || what === 'set' || what === 'seats') continue
    vector[other === count ? 'countsAgree' : 'countsConflict'] = 1
  }
  if (areUnlikeSets(a, b)) vector.setConflict = 1
  if (a.seats !== null && b.seats !== null && (a.seats[0] > b.seats[1] || b.seats[0] > a.seats[1]))
    vector.seatsConflict = 1
  if (areApart(a.numbers, b.numbers) || areApart(a.text.letters, b.text.letters)) vector.numbersConflict = 1
}

/** One piece where nothing is said, but a "conjunto" is of unknown size; a table with four chairs is a set of five. */
function areUnlikeSets(a: ArticleFeatures, b: ArticleFeatures): boolean {
  if (a.setSize !== null && b.setSize !== null) return a.setSize !== b.setSize
  const [known, other] = a.setSize !== null ? [a.setSize, b] : [b.setSize, a]
  return known !== null && known > 1 && !other.isSet && other.counts.get('chairs') !== known - 1
}

/** Classes that tell articles apart even when only one title names them: "Oslo" is not "Oslo XL". */
const ALONE = new Set(['scale'])
/** What is sold along only where it is said. */
const SOLD_ALONG = new Set(['mattress', 'base', 'chairs', 'headboard', 'pouf', 'bed', 'mirror'])

/** Drawers, side of the chaise, firmness, socket: what the catalogue read of both, and not the same. */
export function addParameters(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  const [one, other] = [a.article.attributes.parameters, b.article.attributes.parameters]
  for (const slug in one) {
    const [first, second] = [one[slug], other[slug]]
    if (
      first &&
      second &&
      first.source !== 'category' &&
      second.source !== 'category' &&
      !haveCommon(first.ids, second.ids)
    )
      vector.parametersConflict = 1
  }
}

export function addQualifiers(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  if (a.qualifiers.size === 0 && b.qualifiers.size === 0) return
  if ((a.qualifiers.get('edition') ?? []).join() !== (b.qualifiers.get('edition') ?? []).join())
    vector.editionsDiffer = 1
  for (const [kind, values] of a.qualifiers) {
    if (kind === 'edition') continue
    const others = b.qualifiers.get(kind)
    if (others) vector[haveCommon(values, others) ? 'qualifiersAgree' : 'qualifiersConflict'] = 1
    else vector[ALONE.has(kind) ? 'qualifierOne' : 'sideOne'] = 1
  }
  for (const kind of b.qualifiers.keys())
    if (kind !== 'edition' && !a.qualifiers.has(kind)) vector[ALONE.has(kind) ? 'qualifierOne' : 'sideOne'] = 1
}

export function addPresence(vector: PairVector, a: ArticleFeatures, b: ArticleFeatures): void {
  for (const [thing, isThere] of a.has) {
    const other = b.has.get(thing) ?? b.has.get(thing.startsWith('+') ? thing.slice(1) : `+${thing}`)
    if (other === undefined)
      vector.inclusionOne =
        isThere && (SOLD_ALONG.has(thing.replace('+', '')) || thing.startsWith('+')) ? 1 : vector.inclusionOne
    else if (other !== isThere) vector.hasConflict = 1
  }
}
