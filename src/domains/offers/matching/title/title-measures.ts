import { countedByStem, numberPrefixes, numberWords, pairWords, setWords } from '../words/qualifier-words.ts'
import { partKinds } from '../words/head-words.ts'
import { stemOf } from '../words/stem.ts'
import { materialOfStem } from '../words/tone-words.ts'
import type { TitleToken } from './title-tokens.ts'

/** What the numbers of a title say. */
export interface Measures {
  /** Lengths in mm, ascending: "200x90 cm" → 900, 2000. */
  readonly titleSizesMm: readonly number[]
  /** The sizes of the whole, said once as "120x60 cm" and of no part: those of `titleSizesMm`, or none. */
  readonly wholeSizesMm: readonly number[]
  /** How many of what: "3 gavetas" → drawers 3, "12W" → watts 12. */
  readonly counts: ReadonlyMap<string, number>
  /** Pieces that are sold together; null: nothing said, which is one. */
  readonly setSize: number | null
  /** It says that it is a set, of however many. */
  readonly isSet: boolean
  /** Numbers that stand for themselves: "Oslo 2". */
  readonly numbers: readonly number[]
  /** Tokens that were read as part of these. */
  readonly readAt: ReadonlySet<number>
}

interface Reading {
  sizesMm: number[]
  wholes: number
  counts: Map<string, number>
  setSize: number | null
  numbers: number[]
  readAt: Set<number>
}

const MAX_SET = 200

/** Sizes, counts and set size of a title's tokens. */
export function readMeasures(tokens: readonly TitleToken[]): Measures {
  const found: Reading = { sizesMm: [], wholes: 0, counts: new Map(), setSize: null, numbers: [], readAt: new Set() }
  for (let at = 0; at < tokens.length;) at = readAt(tokens, at, found)
  const { counts, numbers, readAt: read } = found
  const titleSizesMm = found.sizesMm.sort((one, other) => one - other)
  return {
    titleSizesMm,
    wholeSizesMm: found.wholes === titleSizesMm.length ? titleSizesMm : [],
    counts,
    numbers,
    readAt: read,
    setSize: found.setSize ?? counts.get('set') ?? null,
    isSet: tokens.some(({ text }) => setWords.has(text)),
  }
}

function readAt(tokens: readonly TitleToken[], at: number, found: Reading): number {
  const token = tokens[at]!
  if (token.kind === 'number') return readNumber(tokens, at, found)
  if (token.kind === 'word') readCountingWord(tokens, at, token.text, found)
  return at + 1
}

function readCountingWord(tokens: readonly TitleToken[], at: number, text: string, found: Reading): void {
  if (pairWords.has(text)) found.setSize ??= 2
  const count = numberWords.get(text)
  if (count !== undefined) {
    const what = countedAt(tokens, at + 1)
    if (what !== null) {
      found.counts.set(what, count)
      found.readAt.add(at)
    } else if (setWords.has(wordBefore(tokens, at))) found.setSize ??= count
    return
  }
  const prefix = text.length > 6 ? numberPrefixes.find(([start]) => text.startsWith(start)) : undefined
  const what = prefix && countedByStem.get(stemOf(text.slice(prefix[0].length)))
  if (!prefix || !what) return
  found.counts.set(what, prefix[1])
  found.readAt.add(at)
}

/** A number belongs to a size ("90 x 200 cm", "L 90"), a count ("3 gavetas"), a set ("conjunto de 4") or stands for itself. */
function readNumber(tokens: readonly TitleToken[], at: number, found: Reading): number {
  const { values, units, end } = numbersInARow(tokens, at)
  const [value] = values as [number]
  if (isSize(tokens, at, values, units)) {
    found.sizesMm.push(
      ...values.map((one, index) => inMm(one, units[index] ?? units.find((unit) => unit !== null) ?? null, values)),
    )
    for (let index = at; index < end; index += 1) found.readAt.add(index)
    if (found.wholes === 0 && isOfWhole(tokens, at, end, values.length)) found.wholes = values.length
    return end
  }
  if (values.length > 1) {
    readSum(tokens, at, end, values, found)
    return end
  }
  const what = countedAt(tokens, at + 1)
  if (
    isSetBeside(tokens, at) &&
    value <= MAX_SET &&
    (what === null || what === 'set' || what === 'chairs' || what === 'benches')
  )
    found.setSize ??= value
  else if (what !== null) found.counts.set(what, value)
  else if (tokens[at + 1]?.text === '×' || tokens[at - 1]?.text === '×')
    found.setSize ??= value <= MAX_SET ? value : null
  else found.numbers.push(value)
  return end
}

/** One to three joined by × alone, and not behind "grelha de", "até", "altura" or "tubo de aço". */
function isOfWhole(tokens: readonly TitleToken[], at: number, end: number, count: number): boolean {
  if (count > 3) return false
  for (let index = at; index < end; index += 1)
    if (tokens[index]?.kind === 'mark' && tokens[index]?.text !== '×') return false
  const before = tokens[at - 1]
  return (
    before?.kind !== 'word' ||
    !(
      UP_TO.has(before.text) ||
      (count === 1 && (isAxis(before.text) || partKinds(before.text) !== undefined)) ||
      materialOfStem.has(stemOf(before.text))
    )
  )
}

const UP_TO = new Set(['de', 'ate', 'of', 'hasta', 'bis', 'up', 'to', 'do', 'von', 'di', 'fino'])

/** "3+2 lugares" is a set of five seats, "2/3 pessoas" a range, "160/200" alternatives of one article. */
function readSum(
  tokens: readonly TitleToken[],
  at: number,
  end: number,
  values: readonly number[],
  found: Reading,
): void {
  const isSum = tokens[at + 1]?.text === '+'
  const what = countedAt(tokens, end)
  const total = isSum ? values.reduce((sum, one) => sum + one, 0) : Math.max(...values)
  if (isSum || what !== null) found.counts.set(what ?? 'seats', total)
  else found.numbers.push(...values)
}

interface Row {
  values: number[]
  units: (string | null)[]
  end: number
}

/** Numbers joined by ×, /, + or a dash, each with the unit behind it. */
function numbersInARow(tokens: readonly TitleToken[], from: number): Row {
  const row: Row = { values: [], units: [], end: from }
  for (let at = from; tokens[at]?.kind === 'number';) {
    row.values.push(numberOf(tokens[at]!.text))
    const unit =
      tokens[at + 1]?.kind === 'word' && LENGTH_UNITS.has(tokens[at + 1]?.text ?? '') ? tokens[at + 1]!.text : null
    row.units.push(unit)
    row.end = at + (unit === null ? 1 : 2)
    const isJoined = JOINING.has(tokens[row.end]?.text ?? '')
    const next =
      row.end + 1 + (isJoined && isAxis(tokens[row.end + 1]?.text) && tokens[row.end + 2]?.kind === 'number' ? 1 : 0)
    if (!isJoined || tokens[next]?.kind !== 'number') break
    at = next
  }
  return row
}

const JOINING = new Set(['×', '/', '+', '–', '-'])
const LENGTH_UNITS = new Map([
  ['mm', 1],
  ['cm', 10],
  ['cms', 10],
  ['dm', 100],
  ['m', 1000],
  ['mt', 1000],
  ['mts', 1000],
  ['metro', 1000],
  ['metros', 1000],
  ['in', 25.4],
  ['inch', 25.4],
  ['inches', 25.4],
])
const AXIS_WORDS = new Set(
  'ø l p a h w d c b largura altura profundidade comprimento diametro ancho alto fondo largo breite hohe tiefe lange breit hoch width height depth length diameter largeur hauteur profondeur longueur larghezza altezza profondita szerokosc wysokosc glebokosc dlugosc'.split(
    ' ',
  ),
)
function isAxis(text: string | undefined): boolean {
  return text !== undefined && AXIS_WORDS.has(text)
}

function isSize(
  tokens: readonly TitleToken[],
  at: number,
  values: readonly number[],
  units: readonly (string | null)[],
): boolean {
  if (units.some((unit) => unit !== null)) return true
  if (isAxis(tokens[at - 1]?.text)) return true
  if (values.length > 1) return tokens[at + 1]?.text === '×' || isAxis(tokens[at + 2]?.text)
  return tokens[at + 1]?.text === '"' && values[0]! > 4
}

/** Without a unit numbers of a size are centimetres, or metres when all are small with decimals, or millimetres when one is large. */
function inMm(value: number, unit: string | null, values: readonly number[]): number {
  if (unit !== null) return Math.round(value * (LENGTH_UNITS.get(unit) ?? 10))
  if (values.every((one) => one < 10) && values.some((one) => !Number.isInteger(one))) return Math.round(value * 1000)
  return Math.round(value * (values.some((one) => one >= 1000) ? 1 : 10))
}

function countedAt(tokens: readonly TitleToken[], at: number): string | null {
  const from = tokens[at]?.text === '-' ? at + 1 : at
  const token = tokens[from]
  if (token?.kind !== 'word') return null
  return countedByStem.get(token.text) ?? countedByStem.get(stemOf(token.text)) ?? null
}

function isSetBeside(tokens: readonly TitleToken[], at: number): boolean {
  const after =
    tokens[at + 1]?.text === 'er' || tokens[at + 1]?.text === 'ers'
      ? tokens.slice(at + 2, at + 4).find(({ kind }) => kind === 'word')?.text
      : undefined
  return (
    setWords.has(wordBefore(tokens, at)) ||
    (after !== undefined && setWords.has(after)) ||
    (tokens[at + 1]?.text === '-' && setWords.has(tokens[at + 2]?.text ?? ''))
  )
}

/** The word before, over "de", "of", "med". */
function wordBefore(tokens: readonly TitleToken[], at: number): string {
  const one = tokens[at - 1]?.text ?? ''
  return OF.has(one) ? (tokens[at - 2]?.text ?? '') : one
}

const OF = new Set(['de', 'of', 'con', 'com', 'med', 'di', 'da', 'van', 'c', '-', '(', '×'])

/** "1,80" is a decimal, "1.200" is a thousand. */
function numberOf(text: string): number {
  return Number(
    /^\d{1,3}(?:[.,]\d{3})+$/.test(text)
      ? text.replace(/[.,]/g, '')
      : text.replace(',', '.').replace(/\.(?=.*\.)/g, ''),
  )
}
