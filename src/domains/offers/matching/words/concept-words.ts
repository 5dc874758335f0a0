import { partKinds, pieceKinds, thingWords } from './head-words.ts'
import { namesThing } from './kind-words.ts'
import { inclusions, qualifierOfWord } from './qualifier-words.ts'
import { stemOf } from './stem.ts'
import { materialOfStem, toneOf } from './tone-words.ts'

/** What a word says in whatever language: "grau" and "cinzento" are one, "silla" and "cadeira"; else its stem. */
export function conceptOf(word: string): string {
  const known = concepts.get(word)
  if (known !== undefined) return known
  const found = read(word)
  if (concepts.size >= MOST_KNOWN) concepts.clear()
  concepts.set(word, found)
  return found
}

/** Titles say the same words again and again. */
const concepts = new Map<string, string>()
const MOST_KNOWN = 20_000

function read(word: string): string {
  const tone = toneOf(word)
  if (tone) return `colour-${tone.tone ?? tone.group}`
  const qualifier = qualifierOfWord.get(word)
  if (qualifier) return `${qualifier.kind}-${qualifier.value}`
  const stem = stemOf(word)
  const material = materialOfStem.get(stem)
  if (material !== undefined) return `material-${material}`
  return inclusions.get(word) ?? inPortuguese(word) ?? stem
}

function kindsOf(word: string): readonly string[] | undefined {
  return pieceKinds(word) ?? partKinds(word)
}

/** "Silla" and "Stuhl" are "cadeira"; what is Portuguese stays what it is, for a "camiseiro" is no "cómoda". */
function inPortuguese(word: string): string | undefined {
  const kind = namesThing(stemOf(word)) ? undefined : kindsOf(word)?.[0]
  return kind === undefined ? undefined : firstOfKind.get(kind)
}

/** The first word that means each kind above all, which is the Portuguese one. */
const firstOfKind: ReadonlyMap<string, string> = new Map(
  thingWords.map((word): [string, string] => [kindsOf(word)?.[0] ?? '', stemOf(word)]).reverse(),
)
