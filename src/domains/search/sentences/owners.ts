import type { Claim } from './claims.ts'
import type { CategoryFound } from './category-in.ts'
import type { QueryToken } from './query-tokens.ts'
import { isSmallWord, isWishWord } from './small-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { agrees } from './word-forms.ts'

type Tokens = readonly QueryToken[]

/** A part, or another thing, of which something may be said. */
interface Noun {
  readonly from: number
  readonly to: number
  readonly isDressing: boolean
}

/** Parts that are told by their looks: what is said behind them is said of them. */
const DRESSING: ReadonlySet<string> = new Set(
  (
    'pe pes perna pernas pata patas base bases puxador puxadores pega pegas botao botoes rebite rebites detalhe detalhes pormenor pormenores ' +
    'aplique apliques costura costuras franja franjas fecho fechos ferragens abajur abajures fio cabo cordao borda bordas rebordo friso frisos ' +
    'flor flores folha folhas ramo ramos pontos bolas letras desenhos laco lacos'
  ).split(' '),
)
/** Parts that are told because a thing has them ("com gavetas"): what is said behind them may be said of the thing as well. */
const FEATURES: ReadonlySet<string> = new Set(
  (
    'roda rodas rodinhas porta portas gaveta gavetas prateleira prateleiras almofada almofadas braco bracos encosto encostos cabeceira luz luzes ' +
    'tampa tampas alca alcas arrumacao'
  ).split(' '),
)

/** Parts that go by the name of a category, and are what their thing is made of. */
const MAIN_PARTS: ReadonlySet<string> = new Set(['tampo', 'tampos', 'capa', 'estrutura', 'espelho'])

const LEADING_IN: ReadonlySet<string> = new Set(['com', 'c', 'para', 'sem'])
const MADE_OF: ReadonlySet<string> = new Set(['de', 'em', 'da', 'do', 'a'])
const LOOKS: ReadonlySet<string> = new Set(['cor', 'material', 'estilo', 'forma'])

/**
 * Claims about the thing that is looked for stand as they are; those about a part of it or about another thing ("com pés pretos",
 * "para mesa de vidro", "que combine com sofá verde") become wishes that no filter says: the filter would be about the thing itself.
 */
export function withOwners(
  tokens: Tokens,
  claims: readonly Claim[],
  found: CategoryFound | null,
  vocabulary: Vocabulary,
): Claim[] {
  const claimed = new Set(claims.flatMap(({ from, to }) => span(from, to)))
  const isFree = (at: number): boolean => !claimed.has(at) && found?.tokens.has(at) !== true
  const first = tokens.findIndex(({ key, kind }) => kind === 'word' && !isWishWord(key))
  // What stands first is the thing itself, also where no category has its name.
  const nouns = nounsIn(tokens, vocabulary, (at) => at !== first && isFree(at))
  const matched = matchedFrom(tokens)
  const head = headOf(tokens, found)
  let belonged: Claim | null = null
  return claims.map((claim) => {
    if (!isLook(claim)) return claim
    const noun = nouns.findLast(({ to }) => to <= claim.from && isJoined(tokens, to, claim.from, belonged))
    const isOwned =
      (matched !== null && claim.from > matched && !hasComma(tokens, matched, claim.from)) ||
      isInNameBehind(tokens, claim, found, vocabulary) ||
      (noun !== undefined && (belonged?.to === claim.from || owns(tokens, noun, claim, head)))
    if (!isOwned) return claim
    const from = noun === undefined ? claim.from : Math.max(noun.from, belonged?.to ?? 0)
    belonged = { ...claim, from, meanings: null }
    return belonged
  })
}

function isLook({ meanings }: Claim): boolean {
  const [meaning] = meanings ?? []
  return meaning?.kind === 'parameter' || (meaning?.kind === 'choice' && LOOKS.has(meaning.facet))
}

/** Parts by their list, other things by the names of categories; `isFree`: what the sentence's own category and other claims have left. */
function nounsIn(tokens: Tokens, { categories }: Vocabulary, isFree: (at: number) => boolean): Noun[] {
  return tokens.flatMap(({ kind, text }, at): Noun[] => {
    if (kind !== 'word' || !isFree(at) || MAIN_PARTS.has(text)) return []
    if (DRESSING.has(text) || FEATURES.has(text)) return [{ from: at, to: at + 1, isDressing: DRESSING.has(text) }]
    const end = longestFree(tokens, at, categories, isFree)
    return end === null || isSmallWord(text) ? [] : [{ from: at, to: end, isDressing: false }]
  })
}

/** A claim may take the last words of a name ("mesa redonda"): the first are enough to know the thing by. */
function longestFree(
  tokens: Tokens,
  at: number,
  categories: Vocabulary['categories'],
  isFree: (at: number) => boolean,
): number | null {
  const match = categories.longestAt(tokens, at)
  if (match === null) return categories.firstWords.has(tokens[at]?.key ?? '') ? at + 1 : null
  return span(match.from, match.to).find((inside) => !isFree(inside)) ?? match.to
}

/** Directly, by "de" or "em", or behind what is said of the same noun already. */
function isJoined(tokens: Tokens, to: number, from: number, belonged: Claim | null): boolean {
  const start = belonged !== null && belonged.to >= to && belonged.to <= from ? belonged.to : to
  return span(start, from).every((at) => MADE_OF.has(tokens[at]?.text ?? ''))
}

function owns(tokens: Tokens, noun: Noun, claim: Claim, head: QueryToken | undefined): boolean {
  const last = tokens[noun.to - 1]?.text ?? ''
  const value = span(claim.from, claim.to).find((at) => !isSmallWord(tokens[at]?.key ?? '')) ?? claim.from
  const isTight = value > noun.to && MADE_OF.has(tokens[value - 1]?.text ?? '')
  const word = tokens[value]?.text ?? ''
  const leadIn = leadInOf(tokens, noun.from)
  if (!isTight && !agrees(last, word)) return false
  if (noun.isDressing || isTight) return noun.isDressing || leadIn !== null
  return leadIn !== null && !agrees(head?.text ?? '', word)
}

/** What leads a noun in, over articles and numbers: "com duas", "para o meu". */
function leadInOf(tokens: Tokens, from: number): string | null {
  for (let at = from - 1; at >= 0; at -= 1) {
    const { text, key, kind } = tokens[at] as QueryToken
    if (LEADING_IN.has(text)) return text
    if (kind !== 'number' && !(isSmallWord(key) && !MADE_OF.has(text)) && !/^(?:meus?|minhas?)$/.test(text)) return null
  }
  return null
}

/** "Topper para colchão de molas": the claim is a part of the other thing's name. */
function isInNameBehind(
  tokens: Tokens,
  { from, to }: Claim,
  found: CategoryFound | null,
  { categories }: Vocabulary,
): boolean {
  return span(Math.max(1, from - 4), from + 1).some((at) => {
    const name = leadInOf(tokens, at) === 'para' ? categories.longestAt(tokens, at) : null
    return name !== null && name.to >= to && name.meanings.every(({ category }) => category !== found?.category)
  })
}

const MATCHING = /^(?:combin\p{L}*|condi[zg]\p{L}*|igua(?:l|is)|parecid[oa]s?|semelhantes?|bem)$/u
const WITH: ReadonlySet<string> = new Set(['com', 'a', 'ao', 'aos', 'as'])

/** Where a sentence goes on to what the thing is to go with ("a condizer com"); null: nowhere. */
function matchedFrom(tokens: Tokens): number | null {
  const at = tokens.findIndex(({ text }, index) => MATCHING.test(text) && WITH.has(tokens[index + 1]?.text ?? ''))
  return at === -1 ? null : at
}

function hasComma(tokens: Tokens, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text }) => text === ',' || text === ';')
}

function headOf(tokens: Tokens, found: CategoryFound | null): QueryToken | undefined {
  return found === null ? tokens[0] : tokens[Math.min(...found.tokens)]
}

function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
