import { nameWords, type NameMeaning } from './attribute-words.ts'
import { fold, tokensOf, type Token } from './lexer.ts'
import { memoised } from './memo.ts'
import { readMaterialAt, type NameWords } from './name-words.ts'
import { keysOf, matchAt, singular } from './word-dictionary.ts'

/** Longest text that is looked at for materials. */
export const mostMaterialText = 1_000
const before = 44
const after = 30

/**
 * What a running text says that the article and its parts are made of: "Sofá em veludo", "feita em pinho maciço", "com pés em metal". A
 * preposition and the first word of a material find the place; only the words around it are read.
 */
export function textMaterials(text: string, own: ReadonlySet<string>): { main: number[]; parts: number[] } {
  const found = { main: [] as number[], parts: [] as number[] }
  const end = Math.min(text.length, mostMaterialText)
  for (let at = 0; at < end; at++) {
    if (text.charCodeAt(at) !== 32 && at > 0) continue
    const start = at === 0 ? 0 : at + 1
    const length = prepositionLength(text, start)
    if (length === 0) continue
    const wordAt = start + length + 1
    const wordEnd = endOfWord(text, wordAt, end)
    if (wordEnd - wordAt > 1 && isMaterialStart(text.slice(wordAt, wordEnd))) readPlace(text, { from: start, wordAt, wordEnd }, own, found)
  }
  return found
}

/** em, de, en, in, of, di, av, af; aus, van, from: before a space. */
function prepositionLength(text: string, at: number): number {
  const first = text.charCodeAt(at) | 32
  if (!firstLetters.has(first)) return 0
  const length = text.charCodeAt(at + 2) === 32 ? 2 : text.charCodeAt(at + 3) === 32 ? 3 : text.charCodeAt(at + 4) === 32 ? 4 : 0
  return length > 0 && prepositions.has(text.slice(at, at + length).toLowerCase()) ? length : 0
}

const prepositions = new Set(['em', 'de', 'en', 'in', 'of', 'di', 'av', 'af', 'aus', 'van', 'from'])
const firstLetters = new Set([...prepositions].map((word) => word.charCodeAt(0)))

function endOfWord(text: string, from: number, end: number): number {
  let at = from
  while (at < end && at < from + 24 && !wordEnds.has(text.charCodeAt(at))) at += 1
  return at
}

const wordEnds = new Set([...' \n\t.,;:()!?'].map((sign) => sign.charCodeAt(0)))

const isMaterialStart = memoised((word) => firstWords.has(singular(fold(word))), 5_000)
const isMaterial = (meaning: NameMeaning): boolean => meaning.vocabulary === 'materials'
const firstWords = new Set([...materialPhrases()].map((phrase) => keysOf(phrase)[0] ?? ''))

function* materialPhrases(): Generator<string> {
  for (const [first, node] of nameWords.root.next) if (node.meanings.some(isMaterial) || [...node.next.values()].some((next) => next.meanings.some(isMaterial))) yield first
}

function readPlace(text: string, { from, wordAt, wordEnd }: { from: number; wordAt: number; wordEnd: number }, own: ReadonlySet<string>, found: { main: number[]; parts: number[] }): void {
  const start = Math.max(0, from - before, clauseStart(text, from))
  const lead = tokensOf(text.slice(start, wordAt))
  const tokens = [...lead, ...tokensOf(text.slice(wordAt, Math.min(text.length, wordEnd + after)))]
  const match = matchAt(nameWords, tokens, lead.length, isMaterial)
  if (!match) return
  const words: NameWords = { vocabularies: {}, partMaterials: [] }
  readMaterialAt(tokens, match, own, words)
  for (const id of words.partMaterials) if (!found.parts.includes(id)) found.parts.push(id)
  const main = words.vocabularies.materials
  if (main && (start === from || isOfArticle(lead, own))) for (const id of main) if (!found.main.includes(id)) found.main.push(id)
}

const isOfArticle = (lead: readonly Token[], own: ReadonlySet<string>): boolean => lead.some(({ text }) => madeWords.has(text) || own.has(text)) && !lead.some(({ text }) => otherThing.has(text))

const madeWords = new Set(['feito', 'feita', 'feitos', 'feitas', 'fabricado', 'fabricada', 'produzido', 'produzida', 'estofado', 'estofada', 'revestido', 'revestida', 'forrado', 'forrada', 'made', 'crafted', 'upholstered', 'hecho', 'hecha', 'fabricado', 'tapizado', 'tapizada', 'fabrique', 'realise', 'hergestellt', 'gefertigt', 'realizzato', 'gemaakt', 'laget', 'lavet', 'tillverkad'])
const otherThing = new Set(['com', 'combina', 'combine', 'disponivel', 'tambem', 'sobre', 'outros', 'outras', 'moveis', 'for', 'pano', 'limpa', 'limpe', 'caixa', 'embalagem', 'with', 'also', 'available', 'chao', 'soalho', 'parede', 'paredes'])

function clauseStart(text: string, at: number): number {
  for (let i = at - 1; i >= 0 && i > at - before; i--) {
    const code = text.charCodeAt(i)
    if (code === 46 || code === 59 || code === 10 || code === 58 || code === 33 || code === 63) return i + 1
  }
  return 0
}
