import { inclusions, qualifierOfWord } from './qualifier-words.ts'
import { stemOf } from './stem.ts'
import { materialOfStem, toneOf } from './tone-words.ts'

/** What a word says in whatever language: "grau" and "cinzento" are one, "gaveta" and "cajón"; else its stem. */
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
  return inclusions.get(word) ?? stem
}
