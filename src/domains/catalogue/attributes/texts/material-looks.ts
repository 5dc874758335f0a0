import { woods } from '../../vocabularies/material-kinds.ts'
import type { Found } from '../found.ts'
import { choicesIn } from '../names/name-facts.ts'
import { looksBehind } from '../names/name-looks.ts'
import { fieldWords } from '../words/attribute-words.ts'
import { tokensOf } from '../words/lexer.ts'

const maxDescription = 600

/** "Nogueira" in the name, "efeito nogueira" in the text: it only looks like it. */
export const lookOf =
  /\b(?:efeito|imita[cç][aã]o|aspeto|aspecto|efecto|imitaci[oó]n|effet|effetto)\s+(?:de\s+|da\s+|a\s+)?([a-zà-ÿ]{3,20})/gi
/** "Oak effect", "Eiche-Dekor". */
export const lookEnd = new RegExp(`[ -](?:${[...looksBehind].join('|')})\\b`, 'gi')

/** What the text says that something only looks like. */
function looksIn(text: string): number[] {
  const words = [...text.matchAll(lookOf)].map(([, word]) => word as string)
  for (const { index } of text.matchAll(lookEnd)) words.push(text.slice(text.lastIndexOf(' ', index - 1) + 1, index))
  return words.flatMap((word) => choicesIn(tokensOf(word), fieldWords.materials))
}

/** What the name calls a wood and the text its imitation is no material. */
export function dropLooks(description: string, found: Found): void {
  const known = found.vocabularies.materials
  if (!known) return
  const looks = new Set(looksIn(description.slice(0, maxDescription)))
  if (looks.size === 0) return
  const ids = known.ids.filter((id) => !looks.has(id) || !woods.has(id))
  if (ids.length < known.ids.length)
    found.vocabularies.materials = ids.length > 0 ? { ids, source: known.source } : null
}
