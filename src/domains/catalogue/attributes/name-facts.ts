import type { Category } from '../category-tree.ts'
import { fieldWords, nameWords, parameterNameWords, type NameMeaning, type ParameterMeaning, type VocabularyName } from './attribute-words.ts'
import type { Token } from './lexer.ts'
import { matchAt } from './word-dictionary.ts'

/** What the words of a name say, by vocabulary and by parameter slug; ids in order of appearance. */
export type NameFacts = {
  readonly vocabularies: Partial<Record<VocabularyName, number[]>>
  readonly parameters: Record<string, number[]>
}

/** One pass over the tokens of a name. Parameters count only where the category has them. */
export function nameFacts(tokens: readonly Token[], category: Category | null): NameFacts {
  const facts: NameFacts = { vocabularies: {}, parameters: {} }
  readVocabularies(tokens, facts)
  readParameters(tokens, category, facts)
  return facts
}

/** Phrases of different parameters may share words ("3 portas de correr"), those of one parameter may not. */
function readParameters(tokens: readonly Token[], category: Category | null, facts: NameFacts): void {
  const order = category?.order ?? -1
  const applies = category ? (meaning: ParameterMeaning): boolean => meaning.order <= order && order <= meaning.subtreeEnd : isForAll
  const readUntil = new Map<string, number>()
  for (let at = 0; at < tokens.length; at++) {
    const match = matchAt(parameterNameWords, tokens, at, applies)
    if (!match) continue
    for (const { parameter, id } of match.meanings) {
      if (at < (readUntil.get(parameter.slug) ?? 0)) continue
      readUntil.set(parameter.slug, match.to)
      const ids = (facts.parameters[parameter.slug] ??= [])
      if (parameter.kind === 'choices' || ids.length === 0) add(ids, id)
    }
  }
}

const isForAll = (meaning: ParameterMeaning): boolean => meaning.parameter.within === null

function readVocabularies(tokens: readonly Token[], facts: NameFacts): void {
  for (let at = 0; at < tokens.length; at++) {
    if ((tokens[at] as Token).kind === 'mark') continue
    const colour = isAfterColourWord(tokens, at) ? matchAt(fieldWords.colours, tokens, at, anyId) : null
    const match = colour ?? matchAt(nameWords, tokens, at, anyMeaning)
    if (!match) continue
    for (const meaning of match.meanings) addMeaning(facts, typeof meaning === 'number' ? { vocabulary: 'colours', id: meaning } : meaning, tokens, at)
    at = match.to - 1
  }
}

const anyMeaning = (): boolean => true
const anyId = (): boolean => true

function addMeaning(facts: NameFacts, meaning: NameMeaning, tokens: readonly Token[], at: number): void {
  if (meaning.vocabulary === 'none' || isDenied(tokens, at)) return
  if (meaning.vocabulary === 'colours' && isOfLegs(tokens, at)) return
  if (meaning.vocabulary === 'materials' && isLookOnly(tokens, at)) return
  add((facts.vocabularies[meaning.vocabulary] ??= []), meaning.id)
}

/** "efeito mármore", "imitação de madeira", "cor carvalho": it looks like the material and is none. */
function isLookOnly(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  return lookWords.has(before) || (before === 'de' && lookWords.has(tokens[at - 2]?.text ?? ''))
}

const lookWords = new Set(['efeito', 'imitacao', 'aspeto', 'aspecto', 'tipo', 'cor', 'tom', 'acabamento', 'padrao', 'simil', 'look', 'estilo', 'color', 'decor', 'impressao'])
/** "com pés metálicos pretos": the legs' colour, not the article's. */
function isOfLegs(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - 3 && tokens[i]?.kind === 'word'; i--) if (legWords.has((tokens[i] as Token).text)) return true
  return false
}

const legWords = new Set(['pes', 'pernas', 'puxadores', 'rodas', 'ferragens'])
/** "sem vidro". */
const isDenied = (tokens: readonly Token[], at: number): boolean => tokens[at - 1]?.text === 'sem'
const isAfterColourWord = (tokens: readonly Token[], at: number): boolean => tokens[at - 1]?.text === 'cor' || tokens[at - 1]?.text === 'tom'

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
