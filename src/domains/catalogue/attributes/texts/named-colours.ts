import { fieldWords, nameWords } from '../words/attribute-words.ts'
import { fold, type Token, textAt } from '../words/lexer.ts'
import { coloursFrom, isColour, isMeaningless } from './material-clause.ts'
import { partRole } from '../words/part-nouns.ts'
import { matchAt } from '../words/word-dictionary.ts'

/**
 * The colour behind the name of the thing, in any sentence: "Móvel de lavatório verde-salva em MDF", "Coluna de duche Alva, cromado.".
 * Between them stand what it is for ("de casa de banho"), its name and at most one word more; a verb or another thing ends it.
 */
export function coloursOfNamed(
  tokens: readonly Token[],
  own: ReadonlySet<string>,
  sentence: string,
): readonly number[] {
  for (let at = 0; at < tokens.length - 1; at += 1) {
    if (!own.has(textAt(tokens, at)) || noThing.has(textAt(tokens, at)) || isOfAnother(tokens, at)) continue
    const direct = colourPlace(tokens, at + 1)
    if (direct !== null && !isName(sentence, tokens[direct]!)) return coloursFrom(tokens, direct)
    const clause = ofPicture.test(sentence) ? [] : colourClause(tokens, at)
    if (clause.length > 0) return clause
  }
  return []
}

/** "A fotografia mostra a toalha branca." */
export const ofPicture = /imagem|imagens|foto/i

/** "Luz branca" is what it gives, "na sua sala azul" where it stands. */
export const noThing: ReadonlySet<string> = new Set([
  'luz',
  'luzes',
  'light',
  'lampada',
  'led',
  'sala',
  'quarto',
  'cozinha',
  'casa',
  'jardim',
  'escritorio',
  'moveis',
])
/** "Roupa de cama verde", "para móveis brancos", "como a manta azul". */
const ofAnother = new Set([
  'de',
  'da',
  'do',
  'para',
  'como',
  'like',
  'wie',
  'comme',
  'seu',
  'sua',
  'seus',
  'suas',
  'outro',
  'outra',
  'com',
  'ao',
  'aos',
  'sem',
])
export function isOfAnother(tokens: readonly Token[], at: number): boolean {
  return ofAnother.has(textAt(tokens, at - 1)) || ofAnother.has(textAt(tokens, at - 2))
}

const mostOfName = 7
/** "Espelho de casa de banho, latão.": a material is believed to be a colour only at the beginning. */
const mostBefore = 4

/** "Prateleira Duna", "o sofá Gronn", "a jarra Rosa Mota": a tone with a capital letter, any colour with two; "Sofá Branco" is one of those that all people name. */
export function isName(text: string, { text: word }: Token): boolean {
  for (const [, first, second] of text.matchAll(twoCapitals))
    if (fold(first as string) === word && !shades.has(fold(second as string))) return true
  return !commonColour.test(word) && (text.match(capitalised)?.some((written) => fold(written) === word) ?? false)
}
const twoCapitals = /\p{Ll} (\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}+)/gu
const capitalised = /(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu
const commonColour =
  /^(?:branc|pret|cinz|azu|verde|castanh|amarel|laranja|vermelh|rosa|bege|creme|dourad|pratead|antracite|taupe)/

/** Where behind the thing its colour stands, or null. */
function colourPlace(tokens: readonly Token[], from: number): number | null {
  let others = 0
  for (let at = from; at < Math.min(tokens.length, from + mostOfName); at += 1) {
    const { kind, text } = tokens[at]!
    const colour = matchAt(nameWords, tokens, at, isColour)
    if (colour && !isMeaningless(tokens, colour)) return endsHere(tokens[colour.to]) ? at : null
    if (kind !== 'word' && text !== '-') return null
    if (of.has(text) || (text === 'com' && comesWith.has(textAt(tokens, at + 1)))) at += 1
    else if (text === 'em' && matchAt(nameWords, tokens, at + 1, isColour)) return at + 1
    else if (text === 'cor') return textAt(tokens, at + 1) === 'de' ? at + 2 : at + 1
    else if (text !== '-' && (!tells.test(text) || (others += 1) > 1)) return null
  }
  return null
}

/** "Armário com espelho branco em MDF". */
export const comesWith: ReadonlySet<string> = new Set([
  'espelho',
  'espelhos',
  'lavatorio',
  'rodas',
  'gavetas',
  'portas',
  'arrumacao',
  'bracos',
  'encosto',
  'tampa',
])
const of = new Set(['de', 'da', 'do', 'das', 'dos', 'di', 'du'])
/** What tells more of a thing, and is no verb that takes one: "suspenso", "lateral", "extensível". */
const tells = /^(?:led|xl|xs|[a-z]{1,2})$|(?:[oa]s?|al|ais|ar|ares|ante|antes|avel|avei[sl]|ivel|iveis|ense)$/
/** The sentence ends, or goes on to what it is made of and has. */
function endsHere(token: Token | undefined): boolean {
  return token === undefined || token.kind !== 'word' || goesOn.has(token.text)
}
const goesOn = new Set([
  'em',
  'com',
  'e',
  'de',
  'mate',
  'brilhante',
  'brilho',
  'claro',
  'clara',
  'escuro',
  'escura',
  'para',
  'que',
  'puro',
  'pura',
  'fosco',
  'fosca',
  'acetinado',
  'in',
  'en',
  'con',
  'avec',
  'with',
  'mit',
  'aus',
])

/** "…, cromado.", "…, cor de areia:": the clause behind the name, where it is a colour and nothing else. */
function colourClause(tokens: readonly Token[], thing: number): readonly number[] {
  const comma = tokens.findIndex(({ text }, at) => at > thing && text === ',')
  if (
    comma < 0 ||
    comma > thing + mostOfName ||
    tokens
      .slice(thing + 1, comma)
      .some(({ kind, text }) => kind === 'number' || partRole(text) !== undefined || verbs.has(text))
  )
    return []
  const length = tokens.slice(comma + 1).findIndex(({ kind, text }) => kind === 'mark' && text !== '-' && text !== '/')
  const clause = length < 0 ? tokens.slice(comma + 1) : tokens.slice(comma + 1, comma + 1 + length)
  const lead = clause[0]?.text ?? ''
  const from = lead === 'em' || lead === 'cor' ? (clause[1]?.text === 'de' ? 2 : 1) : 0
  const isStuff =
    matchAt(fieldWords.materials, clause, from, () => true) !== null &&
    matchAt(nameWords, clause, from, isColour) === null
  return (isStuff && (lead === 'em' || thing > mostBefore)) || !isOnlyColours(clause, from)
    ? []
    : coloursFrom(clause, from)
}

function isOnlyColours(clause: readonly Token[], from: number): boolean {
  for (let at = from; at < clause.length;) {
    const colour = matchAt(fieldWords.colours, clause, at, () => true)
    const { kind, text } = clause[at]!
    if (!colour && kind !== 'mark' && !shades.has(text)) return false
    at = colour?.to ?? at + 1
  }
  return true
}

const verbs = new Set(['e', 'que', 'com', 'sem', 'para', 'na', 'no', 'tem', 'em', 'traz', 'pede', 'fica', 'vai'])
const shades = new Set([
  'claro',
  'clara',
  'escuro',
  'escura',
  'mate',
  'brilhante',
  'intenso',
  'puro',
  'pura',
  'e',
  'suave',
  'natural',
  'escovado',
  'polido',
])
