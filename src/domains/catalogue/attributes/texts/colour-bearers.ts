import { covers } from '../../vocabularies/material-kinds.ts'
import { nameWords, type NameMeaning } from '../words/attribute-words.ts'
import { textAt, tokensOf, type Token } from '../words/lexer.ts'
import { coloursFrom, isColour, isMaterial, isWood, readMaterialClause } from './material-clause.ts'
import { patterns } from './material-clause-words.ts'
import { coloursOfNamed, ofPicture } from './named-colours.ts'
import { finishes, isOftenPainted } from '../names/name-words.ts'
import { partRole } from '../words/part-nouns.ts'
import { coloursBehind, isHeadPart } from './text-head.ts'
import { madeWords } from './making-words.ts'
import { praise } from './material-openings.ts'
import { speaksOfOthers } from './speaks-of-others.ts'
import { matchAt, type Match } from '../words/word-dictionary.ts'

/** Beyond these a text tells of a choice, or of what is shown beside the thing. */
const mostColours = 3

/**
 * The colours of what bears them, in any sentence of a text: the thing under its name (named-colours.ts), a part that one sees
 * ("assento almofadado bege"), the stuff of the thing ("Tecido grosso em azul"), the pattern of a cloth ("fundo creme com losangos
 * pretos"), then its wood. Of the first sentence that tells any. Frames and legs tell nothing of what one sees first.
 */
export function coloursBorne(sentences: readonly string[], own: ReadonlySet<string>): readonly number[] {
  const told = sentences
    .filter((sentence) => !aside.test(sentence))
    .map(beforeOthers)
    .flatMap((sentence) => betweenColons(tokensOf(sentence)).map((tokens) => ({ tokens, sentence })))
  for (const read of [coloursOfNamed, inSentence, ofWood]) {
    for (const { tokens, sentence } of told) {
      if (read !== coloursOfNamed && ofPicture.test(sentence)) continue
      const ids = read(tokens, own, sentence)
      if (ids.length > 0) return ids.length <= mostColours ? ids : []
    }
  }
  return []
}

/** Of "Em azul, combina com tapetes de lã, bege ou branco" what stands before the other things. */
function beforeOthers(sentence: string): string {
  const clauses = sentence.split(',')
  const others = clauses.findIndex((clause) => speaksOfOthers(clause, clause.length))
  return others < 0 ? sentence : clauses.slice(0, others).join(',')
}

/** "Em metal: cabo preto" speaks of two things, and "Material dos pés: metal dourado" of the part that its label names. */
function betweenColons(tokens: readonly Token[]): (readonly Token[])[] {
  const colons = tokens.flatMap(({ text }, at) => (text === ':' ? [at] : []))
  return [-1, ...colons].flatMap((colon, place) =>
    isPartAt(tokens[colon - 1]) && !isHeadPart(tokens, colon - 1) ? [] : [tokens.slice(colon + 1, colons[place])],
  )
}
function isPartAt(token: Token | undefined): boolean {
  return token !== undefined && partRole(token.text) !== undefined
}

/** "Em carvalho mel", "em acácia", "em efeito nogueira", where nothing else is said to have a colour. */
function ofWood(tokens: readonly Token[], own: ReadonlySet<string>): readonly number[] {
  // What is painted on it counts, not what it is framed with.
  if (own.has('quadro')) return []
  for (let at = 0; at < tokens.length; at += 1) {
    const wood = matchAt(nameWords, tokens, at, isWood)
    if (wood && !isOfPart(tokens, at, own) && showsWood(tokens, wood, own)) return coloursOfPhrase(tokens, wood)
  }
  return []
}

/** Behind a part that is not most of the article. */
function isOfPart(tokens: readonly Token[], at: number, own: ReadonlySet<string>): boolean {
  return (
    !hasTop(own) && tokens.slice(Math.max(0, at - mostToPart), at).some((_, place, before) => isHeadPart(before, place))
  )
}

/** The thing is of that wood, or looks like it, and nobody paints it. */
function showsWood(tokens: readonly Token[], wood: Match<NameMeaning>, own: ReadonlySet<string>): boolean {
  const look = lookBefore(tokens, wood.from)
  const isSeen =
    look !== null || finishes.has(textAt(tokens, wood.to)) || !isOftenPainted(tokens.slice(wood.from, wood.to))
  return isSeen && isOfThing(tokens, { ...wood, from: look ?? wood.from }, own)
}

/** "Efeito nogueira", "imitação de nogueira". */
function lookBefore(tokens: readonly Token[], at: number): number | null {
  if (looks.has(textAt(tokens, at - 1))) return at - 1
  return looks.has(textAt(tokens, at - 2)) && textAt(tokens, at - 1) === 'de' ? at - 2 : null
}

/** "Bois de chêne clair": by the word that names the wood. */
function coloursOfPhrase(tokens: readonly Token[], { from, to }: Match<NameMeaning>): readonly number[] {
  for (let at = from; at < to; at += 1) {
    const ids = coloursFrom(tokens, at)
    if (ids.length > 0) return ids
  }
  return []
}

/** The top of a table is most of it, that of a washbasin's cabinet is not. */
function hasTop(own: ReadonlySet<string>): boolean {
  return own.has('mesa') || own.has('secretaria')
}
const mostToPart = 4
const looks = new Set(['efeito', 'decoracao', 'decor', 'imitacao', 'aspeto', 'acabamento', 'cor', 'tom'])

/** Samples, other versions, what is sold apart, washing, and what a thing is not. */
const aside =
  /amostra|opciona|n[aã]o |vers[aã]o|vers[oõ]es|modelos|cole[cç][aã]o|lava[rg]|mancha|outr[oa]s? cor|nesta cor|d[aá] cor|muda de|muda a|sample|muestra/i

function inSentence(tokens: readonly Token[], own: ReadonlySet<string>): number[] {
  const ids: number[] = []
  const sure = sureColours(tokens)
  for (let at = 0; at < tokens.length; at += 1) {
    for (const id of coloursAt(tokens, at, own)) if (sure.has(id) && !ids.includes(id)) ids.push(id)
  }
  return ids
}

/** What is a colour in any place, or stands behind a word for one ("cor de areia"). */
function sureColours(tokens: readonly Token[]): ReadonlySet<number> {
  return new Set(
    tokens.flatMap(({ text }, at) =>
      colourLabels.has(text)
        ? coloursFrom(tokens, textAt(tokens, at + 1) === 'de' ? at + 2 : at + 1)
        : idsOf(matchAt(nameWords, tokens, at, isColour)),
    ),
  )
}

const colourLabels = new Set(['cor', 'tom', 'tons', 'color', 'couleur', 'coloris', 'colore', 'acabamento'])

function coloursAt(tokens: readonly Token[], at: number, own: ReadonlySet<string>): readonly number[] {
  if (isHeadPart(tokens, at, own)) return belongsToAnother(tokens, at) ? [] : coloursBehind(tokens, at)
  if (isOfPattern(tokens, at)) return isCloth(own) ? coloursMade(tokens, at) : []
  const stuff = matchAt(nameWords, tokens, at, isMaterial)
  if (stuff && !isEndOfAnother(tokens, stuff))
    return isOfThing(tokens, stuff, own) ? coloursMade(tokens, stuff.to, idsOf(stuff)) : []
  const isAlone = (beginsClause(tokens, at) && isColoured(tokens, at)) || (isCloth(own) && isOfSide(tokens, at))
  return isAlone ? idsOf(matchAt(nameWords, tokens, at, isColour)) : []
}

/** "Às riscas", "de um lado", "…, em azul". */
function isOfPattern(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  return patterns.has(text) || text === 'lado' || (text === 'em' && beginsClause(tokens, at))
}

/** The words that a longer name of a material ends with. */
function isEndOfAnother(tokens: readonly Token[], { from, to }: Match<NameMeaning>): boolean {
  return from > 0 && matchAt(nameWords, tokens, from - 1, isMaterial)?.to === to
}

function coloursMade(tokens: readonly Token[], from: number, lead?: readonly number[]): readonly number[] {
  return readMaterialClause(tokens, from, true, lead)?.colours ?? []
}

function idsOf(match: Match<NameMeaning> | null): number[] {
  return match?.meanings.map(({ id }) => id) ?? []
}

/** "Vidro nas portas", "puxadores das frentes", "sob o tampo". */
function belongsToAnother(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1)
  return ofWords.has(before) || (articles.has(before) && ofWords.has(textAt(tokens, at - 2)))
}
const ofWords = new Set([
  'de',
  'da',
  'do',
  'das',
  'dos',
  'na',
  'no',
  'nas',
  'nos',
  'sob',
  'para',
  'entre',
  'del',
  'du',
  'des',
  'della',
  'of',
  'on',
  'under',
])

/** "Fundo" is the pattern's ground on a cloth, the underside of anything else. */
function isCloth(own: ReadonlySet<string>): boolean {
  return cloths.some((noun) => own.has(noun))
}
const cloths = ['tapete', 'carpete', 'almofada', 'textil', 'cortina', 'cortinado', 'manta', 'toalha', 'papel']

/**
 * Whether a stuff is the thing's: nothing before it in its clause but words of making and praise ("Revestida a microfibra"), or the thing
 * itself, which comes "com tecido" where that is a cover. Of legs, handles and linings it is not.
 */
function isOfThing(
  tokens: readonly Token[],
  { from, meanings }: Match<NameMeaning>,
  own: ReadonlySet<string>,
): boolean {
  const isBrought = withWords.has(textAt(tokens, from - 1))
  if (isBrought && !meanings.some(({ id }) => covers.has(id))) return false
  let others = 0
  for (let at = from - 1, last = Math.max(0, from - mostBack); at >= last; at -= 1) {
    if (isPurpose(tokens, at)) {
      at -= 1
      continue
    }
    const owner = isThing(tokens, at, own)
    if (owner !== null) return owner
    const text = textAt(tokens, at)
    if (text === ',' && !isBrought) return others === 0
    if (!isBrought && isOtherWord(tokens[at]!)) others += 1
    if (others > 1 || (withWords.has(text) && at < from - 1)) return false
  }
  return !isBrought && others === 0
}

/** "Móvel de lavatório em …": what it is for. */
function isPurpose(tokens: readonly Token[], at: number): boolean {
  return at > 0 && ofWords.has(textAt(tokens, at - 1)) && !saysHow.has(textAt(tokens, at))
}

/** Whether this word is the thing itself; null: it is neither a thing nor a part of one. */
function isThing(tokens: readonly Token[], at: number, own: ReadonlySet<string>): boolean | null {
  const text = textAt(tokens, at)
  if (pieces.has(text) && own.has('conjunto')) return true
  if (isHeadPart(tokens, at)) return !belongsToAnother(tokens, at)
  if (isPartAt(tokens[at])) return false
  return own.has(text) || making.has(text) ? !ofWords.has(textAt(tokens, at - 1)) : null
}

function isOtherWord({ kind, text }: Token): boolean {
  return kind === 'word' && !saysHow.has(text) && !madeWords.has(text) && !praise.has(text)
}
const mostBack = 10
const withWords = new Set(['com', 'con', 'avec', 'with', 'mit', 'met'])
const articles = new Set([
  'o',
  'a',
  'os',
  'as',
  'um',
  'uma',
  'el',
  'la',
  'los',
  'las',
  'le',
  'les',
  'un',
  'una',
  'une',
  'the',
])
/** Between the words of making and the stuff. */
const saysHow = new Set([
  ...articles,
  'em',
  'num',
  'numa',
  'de',
  'in',
  'en',
  'e',
  'aus',
  'inteiramente',
  'totalmente',
  'integralmente',
  'se',
  'sao',
  'esta',
  'estao',
  'foi',
  '-',
])
/** Whatever the thing is called: "o Hampton veste-se de linho". */
const making = new Set([
  'veste',
  'vestem',
  'vestido',
  'vestida',
  'revestida',
  'revestido',
  'estofada',
  'estofado',
  'feita',
  'feito',
  'fabricada',
  'fabricado',
])
/** Of a set: "mesa e cadeiras em alumínio antracite". */
export const pieces: ReadonlySet<string> = new Set([
  'mesa',
  'sofa',
  'poltrona',
  'poltronas',
  'cadeira',
  'cadeiras',
  'banco',
  'bancos',
  'sofas',
  'pufe',
  'pufes',
])

/** "Cinza de um lado, branco do outro". */
function isOfSide(tokens: readonly Token[], at: number): boolean {
  const colour = matchAt(nameWords, tokens, at, isColour)
  return (
    colour !== null &&
    tokens
      .slice(colour.to, colour.to + mostToSide)
      .some(({ text }) => text === 'lado' || text === 'outro' || text === 'verso')
  )
}
const mostToSide = 3

function beginsClause(tokens: readonly Token[], at: number): boolean {
  return at > 0 && textAt(tokens, at - 1) === ','
}

/** "Aus Kiefer, weiß lackiert". */
function isColoured(tokens: readonly Token[], at: number): boolean {
  const colour = matchAt(nameWords, tokens, at, isColour)
  return colour !== null && coatsBehind.has(textAt(tokens, colour.to))
}
const coatsBehind = new Set([
  'lackiert',
  'lasiert',
  'gebeizt',
  'pulverbeschichtet',
  'lacquered',
  'painted',
  'laque',
  'laquee',
  'gelakt',
  'laccato',
  'laccata',
])
