import { nameWords, type NameMeaning } from './attribute-words.ts'
import { tokensOf, type Token } from './lexer.ts'
import { mostMaterialText } from './text-materials.ts'
import { partRole } from './part-nouns.ts'
import { matchAt, type Match } from './word-dictionary.ts'

export type BareMaterials = { readonly main: readonly number[]; readonly parts: readonly number[] }

/** Cheap signs that a text has such a place at all: most have none. */
const promising = /%|(?:^|[.;:\n•*-])\s*(?:melamin|mdf|polip|poli[eé]|metal|madeira|pinho|carvalho|vidro|a[cç]o |algod|tecido|linho|veludo|resina|bambu|cer[aâ]m|rattan|acr[ií]l|alum|m[aá]rmore|material)|\b(?:tampo|pernas|p[eé]s|base|estrutura|arma[cç][aã]o|frentes?|legs?|frame|top|patas|estructura|tablero|pieds|plateau|structure|gambe|struttura|piano|gestell|beine)\s*:?\s+[A-Za-zÀ-ÿ]/i
const mostClauses = 40

/**
 * Materials that a running text names without a preposition, clause by clause: "Polipropileno.", "Melamina de 16 mm", "100% algodão",
 * "92% poliéster, 8% elastano", and those of parts, "Tampo MDF lacado, base: metal".
 */
export function bareMaterials(text: string): BareMaterials {
  const start = text.slice(0, mostMaterialText)
  if (!promising.test(start)) return nothing
  const found = { main: [] as number[], parts: [] as number[] }
  let mostPercent = 0
  for (const clause of start.split(/[.;\n•,]+(?!\d)/, mostClauses)) {
    const tokens = tokensOf(clause.slice(0, 120))
    const share = percentOf(tokens)
    if (share && share.percent > mostPercent) {
      mostPercent = share.percent
      found.main = [...share.ids]
    } else if (mostPercent === 0 && found.main.length === 0) found.main.push(...wholeClause(tokens))
    found.parts.push(...partMaterial(tokens))
  }
  return { main: found.main, parts: [...new Set(found.parts)] }
}

const nothing: BareMaterials = { main: [], parts: [] }
const isMaterial = (meaning: NameMeaning): boolean => meaning.vocabulary === 'materials'
const idsOf = (match: Match<NameMeaning>): number[] => match.meanings.map(({ id }) => id)

/** "Tecido 100% poliéster", "100 % algodão", "algodão 80%"; nothing of fillings and linings. */
function percentOf(tokens: readonly Token[]): { percent: number; ids: readonly number[] } | null {
  const sign = tokens.findIndex(({ text }) => text === '%')
  const percent = Number(tokens[sign - 1]?.text ?? Number.NaN)
  if (sign < 1 || !(percent > 0 && percent <= 100)) return null
  if (tokens.slice(0, sign).some(({ text }) => partRole(text) !== undefined)) return null
  const after = tokens[sign + 1]?.text === 'de' || tokens[sign + 1]?.text === 'em' ? sign + 2 : sign + 1
  const match = matchAt(nameWords, tokens, after, isMaterial) ?? (sign === 2 ? matchAt(nameWords, tokens, 0, isMaterial) : null)
  return match && { percent, ids: idsOf(match) }
}

/** A clause that is a material and nothing else but its thickness and finish. */
function wholeClause(tokens: readonly Token[]): readonly number[] {
  const match = matchAt(nameWords, tokens, 0, isMaterial)
  if (!match) return []
  const rest = tokens.slice(match.to)
  return rest.length <= 5 && rest.every(({ kind, text }) => kind === 'number' || kind === 'mark' || plain.has(text)) ? idsOf(match) : []
}

const plain = new Set(['de', 'mm', 'cm', 'lacado', 'lacada', 'macico', 'macica', 'natural', 'resistente', 'lavavel', 'reciclado', 'reciclada', 'espessura', 'e', 'alta', 'qualidade', 'temperado', 'forjado', 'pintado', 'escovado', 'com'])

/** "Tampo MDF lacado", "Pernas metálicas": a part at the head of its clause; a base may be the underside ("Base PVC" of a mat). */
function partMaterial(tokens: readonly Token[]): readonly number[] {
  const [first] = tokens
  if (first?.kind !== 'word' || first.text === 'base' || partRole(first.text) !== 'carries') return []
  const match = matchAt(nameWords, tokens, tokens[1]?.text === ':' ? 2 : 1, isMaterial)
  return match ? idsOf(match) : []
}
