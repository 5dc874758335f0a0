import { compoundEnd, madeOther, narrowed, partKinds, pieceKinds } from '../words/head-words.ts'
import { namesThing } from '../words/kind-words.ts'
import { qualifierOfWord, setWords, withoutWords, withWords } from '../words/qualifier-words.ts'
import { stemOf } from '../words/stem.ts'
import type { TitleToken } from './title-tokens.ts'

/** What a title says that the thing is, by its head and not by any word that it has. */
export interface Head {
  /** The token that says it; -1: none. */
  readonly headAt: number
  /** What the thing may be: "mesa" is one of several kinds of table; empty: the title does not tell. */
  readonly headKinds: readonly string[]
  /** It is a part, a cover or a cushion: something that is put on or into a piece. */
  readonly isPart: boolean
  /** What a part is for: "capa para chaise longue"; empty: the title does not tell, or it is no part. */
  readonly partOf: readonly string[]
}

/** Behind these stands what a thing is for, which is another thing. */
export const forWords: ReadonlySet<string> = new Set(
  'para p pra for fur pour per dla do compativel compatible kompatibel compatibile passend adequado voor'.split(' '),
)
/** "Sem gavetas", "s/ estrado". */
export function saysWithout(tokens: readonly TitleToken[], at: number): boolean {
  return withoutWords.has(tokens[at]?.text ?? '') || (tokens[at]?.text === 's' && tokens[at + 1]?.text === '/')
}

/** Between a part and what it is a part of, or a thing and its kind. */
const OF = new Set(
  'de da do das dos del della di du des d of para p for fur pour per dla von vom a o as os la le el the les un une um uma den der die das 1 2 3 4 5 - lugar lugares plazas seat seater places'.split(
    ' ',
  ),
)

const NOTHING: readonly string[] = []

/**
 * The head is the first word of a thing, over the series and adjectives before it: what stands behind "com" or "para" is none. What is left of
 * "cadeira cover" or "mesa top" is what the part is for.
 */
export function readHead(tokens: readonly TitleToken[]): Head {
  const headAt = placeOfHead(tokens)
  const text = tokens[headAt]?.text
  if (isAddOn(tokens, headAt)) return { headAt, headKinds: MODULE, isPart: true, partOf: NOTHING }
  const [piece, part] = [pieceKinds(text ?? ''), partKinds(text ?? '')]
  if (text === undefined || !isHeadWord(tokens, headAt))
    return { headAt, headKinds: NOTHING, isPart: false, partOf: NOTHING }
  const kinds = narrowedAt(tokens, headAt, piece ?? part ?? NOTHING)
  const end = compoundAt(tokens, headAt)
  // In Spain and Portugal a sofa with a chaise is called so too.
  if (end === undefined && kinds.length === 1 && kinds[0] === 'chaise')
    return { headAt, headKinds: CHAISE, isPart: false, partOf: NOTHING }
  const [made, whole] =
    end !== undefined ? [end, kinds] : piece !== undefined ? [kinds, NOTHING] : [kinds, wholeBehind(tokens, headAt)]
  // "Estrutura de cama", "bed frame" is what shops call a bed without its mattress.
  if (made.includes('frame') && whole.includes('bed'))
    return { headAt, headKinds: whole, isPart: false, partOf: NOTHING }
  if (text === 'encosto' && tokens[headAt + 2]?.text === 'cabeca')
    return { headAt, headKinds: HEADREST, isPart: true, partOf: NOTHING }
  return { headAt, headKinds: made, isPart: end !== undefined || piece === undefined, partOf: whole }
}

const HEADREST: readonly string[] = ['headrest']
const MODULE: readonly string[] = ['module']
const CHAISE: readonly string[] = ['chaise', 'sofa']

function placeOfHead(tokens: readonly TitleToken[]): number {
  let isElsewhere = false
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind === 'mark' && BEGINNINGS.has(text)) isElsewhere = false
    if (kind !== 'word') continue
    if (withWords.has(text) || saysWithout(tokens, at) || forWords.has(text)) isElsewhere = true
    else if (!isElsewhere && (isHeadWord(tokens, at) || isAddOn(tokens, at) || isUnknownThing(tokens, at))) return at
  }
  return -1
}

/** Behind these the thing itself may be told, whatever "com" began. */
const BEGINNINGS = new Set([',', '–', '('])

/** "Lavatório", "bengaleiro": a thing that no kind here names, and no later word does either but the next ("Bar mesa", "móvel sapateira"). */
function isUnknownThing(tokens: readonly TitleToken[], at: number): boolean {
  const { text } = tokens[at]!
  if (qualifierOfWord.has(text) || setWords.has(text) || !namesThing(stemOf(text))) return false
  return !isHeadWord(tokens, text === 'rocking' && tokens[at + 1]?.text === '-' ? at + 2 : at + 1)
}

/** "Add-on unit", "secretária com add-on". */
export function isAddOn(tokens: readonly TitleToken[], at: number): boolean {
  return tokens[at]?.text === 'add' && tokens[at + 1]?.text === '-' && tokens[at + 2]?.text === 'on'
}

/** Not of "porta-revistas", "pé-direito", where another word behind a hyphen makes another thing of a part. */
function isHeadWord(tokens: readonly TitleToken[], at: number): boolean {
  const token = tokens[at]
  return (
    token?.kind === 'word' &&
    (pieceKinds(token.text) !== undefined || (partKinds(token.text) !== undefined && tokens[at + 1]?.text !== '-'))
  )
}

/** The words beside the head that say which kind: "mesa de centro", "Bar mesa", "banco de bar". */
function narrowedAt(tokens: readonly TitleToken[], at: number, kinds: readonly string[]): readonly string[] {
  const behind = tokens[at + 1]?.text ?? ''
  const further = OF.has(behind) ? (tokens[at + 2]?.text ?? '') : ''
  const before = tokens[tokens[at - 1]?.text === '-' ? at - 2 : at - 1]?.text ?? ''
  const made = madeOther(behind) ?? madeOther(further) ?? (before === 'rocking' ? madeOther(before) : undefined)
  if (made !== undefined) return made
  if (kinds.length < 2) return kinds
  return narrowed(narrowed(narrowed(kinds, behind), further), before)
}

/** "Cadeira cover", "Corner módulo cover": what the word behind the thing makes of it; undefined: nothing. */
function compoundAt(tokens: readonly TitleToken[], at: number): readonly string[] | undefined {
  const next = tokens[at + (tokens[at + 1]?.text === 'longue' ? 2 : 1)]
  // "Cadeira Top" is a chair of a series that is called so.
  if (next?.kind !== 'word' || next.isProper === true) return undefined
  const kinds = compoundEnd(next.text)
  return kinds === undefined ? undefined : (compoundAt(tokens, at + 1) ?? kinds)
}

/** "Capa para sofá", "perna de mesa", "Bezug für Sofa"; series and counts may stand between. */
function wholeBehind(tokens: readonly TitleToken[], from: number): readonly string[] {
  let isOf = false
  for (let at = from + 1; at < tokens.length; at += 1) {
    const { kind, text } = tokens[at]!
    if (kind === 'mark' && text !== '-' && text !== '/') return NOTHING
    if (kind === 'word' && withWords.has(text)) return NOTHING
    if (OF.has(text)) {
      isOf = true
      continue
    }
    const found = isOf ? (pieceKinds(text) ?? partKinds(text)) : undefined
    if (found !== undefined) return compoundAt(tokens, at) ?? narrowedAt(tokens, at, found)
  }
  return NOTHING
}
