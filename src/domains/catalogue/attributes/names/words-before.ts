import { textAt, type Token } from '../words/lexer.ts'

/** "sem vidro", "não inclui pele", "para vidro". */
export function isDenied(tokens: readonly Token[], at: number): boolean {
  const [before, earlier] = [textAt(tokens, at - 1), textAt(tokens, at - 2)]
  return (
    noWords.has(before) ||
    isFor.has(before) ||
    (noWords.has(earlier) && betweenDenials.has(before)) ||
    ((earlier === 'nao' || earlier === 'no') && isThere.has(before))
  )
}

const betweenDenials = new Set(['de', 'em', 'o', 'a'])
const isThere = new Set(['inclui', 'incluye', 'contem', 'e'])
/** "Caixote para vidro": what goes in. */
const isFor = new Set(['para', 'for', 'pour', 'fur'])

export const noWords: ReadonlySet<string> = new Set([
  'sem',
  'without',
  'sin',
  'sans',
  'ohne',
  'senza',
  'zonder',
  'uten',
  'uden',
  'utan',
  'excepto',
  'exceto',
  'kein',
  'keine',
])

/** "coleção Rosa", "«Verde»", "Black Edition": a name. */
export function isName(tokens: readonly Token[], from: number, to: number): boolean {
  const before = textAt(tokens, from - 1)
  return (
    seriesWords.has(before) ||
    editionWords.has(textAt(tokens, to)) ||
    ((before === '«' || before === '"') && (textAt(tokens, to) === '»' || textAt(tokens, to) === '"'))
  )
}

const editionWords = new Set(['edition', 'collection', 'label', 'line'])

const seriesWords = new Set([
  'colecao',
  'serie',
  'modelo',
  'linha',
  'mod',
  'ref',
  'gama',
  'collection',
  'coleccion',
  'marca',
  'by',
])

export function saysMaterial(tokens: readonly Token[], at: number): boolean {
  return materialLeads.has(textAt(tokens, at - 1))
}

export const materialLeads: ReadonlySet<string> = new Set([
  'em',
  'de',
  'in',
  'of',
  'aus',
  'en',
  'i',
  'di',
  'av',
  'af',
  'van',
])
