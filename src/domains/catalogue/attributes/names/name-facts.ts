import type { Category } from '../../category-tree.ts'
import { isHard } from './hard-things.ts'
import { parameterNameWords, type ParameterMeaning, type VocabularyName } from '../words/attribute-words.ts'
import type { Token } from '../words/lexer.ts'
import { readNameWords } from './name-words.ts'
import { ownNouns } from '../words/own-nouns.ts'
import { matchAt } from '../words/word-dictionary.ts'

/** What the words of a name say, by vocabulary and by parameter slug; ids in order of appearance. */
export type NameFacts = {
  readonly vocabularies: Partial<Record<VocabularyName, number[]>>
  /** Materials of legs, tops, frames … (part-nouns.ts). */
  readonly partMaterials: number[]
  readonly parameters: Record<string, number[]>
}

/** One pass over the tokens of a name. Parameters count only where the category has them. `colourText`: the folded value of the colour field. */
export function nameFacts(tokens: readonly Token[], category: Category | null, colourText: string): NameFacts {
  const facts: NameFacts = { vocabularies: {}, partMaterials: [], parameters: {} }
  readNameWords(tokens, { own: ownNouns(category), colourText, isHard: category !== null && isHard(category) }, facts)
  readParameters(tokens, category, facts)
  return facts
}

/** Phrases of different parameters may share words ("3 portas de correr"), those of one parameter may not. */
function readParameters(tokens: readonly Token[], category: Category | null, facts: NameFacts): void {
  const order = category?.order ?? -1
  const applies = category
    ? (meaning: ParameterMeaning): boolean => meaning.order <= order && order <= meaning.subtreeEnd
    : isForAll
  let readUntil: Map<string, number> | null = null
  for (let at = 0; at < tokens.length; at++) {
    const match = matchAt(parameterNameWords, tokens, at, applies)
    if (!match) continue
    for (const { parameter, id } of match.meanings) {
      if (at < (readUntil?.get(parameter.slug) ?? 0)) continue
      readUntil ??= new Map()
      readUntil.set(parameter.slug, match.to)
      const ids = (facts.parameters[parameter.slug] ??= [])
      if (parameter.kind === 'choices' || ids.length === 0) add(ids, id)
    }
  }
}

function isForAll(meaning: ParameterMeaning): boolean {
  return meaning.parameter.within === null
}

function anyId(): boolean {
  return true
}

/**
 * Every choice that a field's value names. A word right after another one only shades it in Portuguese ("cinza pérola",
 * "metal lacado", "carvalho dourado"): it names nothing of its own.
 */
export function choicesIn(tokens: readonly Token[], dictionary: Parameters<typeof matchAt<number>>[0]): number[] {
  const ids: number[] = []
  let lastEnd = -1
  for (let at = 0; at < tokens.length; at++) {
    const match = matchAt(dictionary, tokens, at, anyId)
    if (!match) continue
    if (at !== lastEnd) for (const id of match.meanings) add(ids, id)
    lastEnd = match.to
    at = match.to - 1
  }
  return ids
}

function add(ids: number[], id: number): void {
  if (!ids.includes(id)) ids.push(id)
}
