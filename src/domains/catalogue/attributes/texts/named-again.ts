import type { Category } from '../../category-tree.ts'
import { covers, namedWoods } from '../../vocabularies/material-kinds.ts'
import { addIds, addMaterials, type Found } from '../found.ts'
import { nameFacts } from '../names/name-facts.ts'
import { nameWords } from '../words/attribute-words.ts'
import { fold, tokensOf, type Token, textAt } from '../words/lexer.ts'
import { matchAt } from '../words/word-dictionary.ts'

/** "Lit double bois massif pin, …" under "Lit 160 × 200": a text that begins by naming the thing again is read as a name, to the end of the clause. */
export function readNamedAgain(
  description: string,
  title: readonly Token[],
  category: Category | null,
  found: Found,
): void {
  const head = title[0]?.text ?? ''
  // Most texts begin with another letter.
  if (
    head.length < 3 ||
    (description.charCodeAt(0) | 32) !== head.charCodeAt(0) ||
    !fold(description.slice(0, head.length + 4))
      .trimStart()
      .startsWith(head)
  )
    return
  const tokens = tokensOf(description.slice(0, mostNamedAgain))
  const end = tokens.findIndex(
    ({ kind, text }, at) =>
      (kind === 'mark' && clauseEnds.has(text)) || (at > 0 && goesOn.has(text) && !isStillName(tokens, at)),
  )
  const facts = nameFacts(end < 0 ? tokens : tokens.slice(0, end), category, '')
  if (!found.vocabularies.materials) addMaterials(found, facts.vocabularies.materials ?? [], 'description')
  // "Mesa de roble, color blanco": the wood is no colour where the text may go on to one; "branco e carvalho" are two.
  if (
    !found.vocabularies.colours &&
    ((facts.vocabularies.colours?.length ?? 0) > 1 || !facts.vocabularies.materials?.some((id) => namedWoods.has(id)))
  )
    addIds(found.vocabularies, 'colours', facts.vocabularies.colours ?? [], 'description')
}

/** "Sofá-cama com tecido antracite", "roupeiro branco e carvalho". */
function isStillName(tokens: readonly Token[], at: number): boolean {
  return (
    matchAt(
      nameWords,
      tokens,
      at + 1,
      ({ vocabulary, id }) =>
        (vocabulary === 'materials' && (covers.has(id) || (namedWoods.has(id) && textAt(tokens, at) === 'e'))) ||
        (vocabulary === 'colours' && textAt(tokens, at) === 'e'),
    ) !== null
  )
}

const mostNamedAgain = 140
const clauseEnds = new Set([',', '.', ';', ':', '!', '(', '+'])
/** Where a sentence goes on, or what comes with the thing, it is no name. */
const goesOn = new Set([
  'com',
  'with',
  'avec',
  'con',
  'mit',
  'met',
  'e',
  'is',
  'es',
  'est',
  'ist',
  'que',
  'disponivel',
  'disponible',
  'available',
  'perfeito',
  'perfeita',
  'ideal',
  'combina',
  'para',
  'pour',
  'for',
  'per',
])
