import { textAt, type Token } from '../words/lexer.ts'
import { axisLetters, inchMm, unitMm } from './size-words.ts'
import { isTimesAt } from './times-signs.ts'

/** A unit of length, and where it ends. */
export type LengthUnit = { readonly mm: number; readonly next: number }

/** A unit of length, or a sign that the number is no length: an area, a volume, pieces, watts … */
export function unitAt(tokens: readonly Token[], at: number): LengthUnit | 'area' | 'other' | null {
  const token = tokens[at]
  if (token?.kind === 'mark') return markAt(tokens, at)
  if (token?.kind !== 'word') return null
  const { text, glued } = token
  const mm = unitMm.get(text)
  if (mm !== undefined)
    return isPower(tokens[at + 1]) ? 'area' : { mm, next: isShortened(tokens, at) ? at + 2 : at + 1 }
  if (text === 'in') return isPreposition(tokens[at + 1]) ? null : { mm: inchMm, next: at + 1 }
  if (otherUnits.has(text)) return glued && isSideLetter(tokens, at) ? null : 'other'
  return glued && !axisLetters.has(text) && text !== 'x' ? 'other' : null
}

/** The unit of length that stands there; null: there is none. */
export function lengthUnitAt(tokens: readonly Token[], at: number): LengthUnit | null {
  const unit = unitAt(tokens, at)
  return typeof unit === 'string' ? null : unit
}

/** 80", 80'' are inches; 80%, 80 €, 80° and 80' are no length. */
function markAt(tokens: readonly Token[], at: number): LengthUnit | 'other' | null {
  const { text, glued } = tokens[at]!
  if (text === '"') return { mm: inchMm, next: at + 1 }
  if (text !== "'") return otherMarks.has(text) ? 'other' : null
  if (!glued) return null
  return textAt(tokens, at + 1) === "'" && tokens[at + 1]!.glued ? { mm: inchMm, next: at + 2 } : 'other'
}
const otherMarks = new Set(['%', '€', '°'])

/** "m²", "cm3". */
function isPower(token: Token | undefined): boolean {
  return token !== undefined && token.glued && powers.has(token.text)
}
const powers = new Set(['²', '³', '2', '3'])

/** "60 cm." */
function isShortened(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1]
  return after?.text === '.' && after.glued && tokens[at + 2]?.kind !== 'word'
}

/** "2 in oak": before another word "in" is no inch. */
function isPreposition(after: Token | undefined): boolean {
  return after?.kind === 'word' && !after.glued
}

/** "160L x 45P", "160L 45P 75A": a side, and no litres. */
function isSideLetter(tokens: readonly Token[], at: number): boolean {
  return axisLetters.has(textAt(tokens, at)) && (isTimesAt(tokens, at + 1) || isLetteredAt(tokens, at + 1))
}

/** "160L 45P 75A": behind a first side two more, and no litres. */
function isLetteredAt(tokens: readonly Token[], at: number): boolean {
  return [at, at + 2].every(
    (place) =>
      tokens[place]?.kind === 'number' &&
      tokens[place + 1]?.glued === true &&
      axisLetters.has(textAt(tokens, place + 1)),
  )
}

const otherUnits = new Set([
  'kg',
  'g',
  'gr',
  'w',
  'watt',
  'watts',
  'v',
  'lumens',
  'lm',
  'litros',
  'litro',
  'ml',
  'cl',
  'l',
  'gsm',
  'fios',
  'm2',
  'm3',
  'anos',
  'meses',
  'horas',
  'dias',
  'euros',
  'eur',
  'lugares',
  'lugar',
  'pessoas',
  'pecas',
  'peca',
  'portas',
  'porta',
  'gavetas',
  'gaveta',
  'prateleiras',
  'unidades',
  'un',
  'uni',
  'pcs',
  'luzes',
  'niveis',
  'pares',
  'modulos',
  'k',
  'graus',
  'velocidades',
  'leds',
  'folhas',
  'cadeiras',
  'bancos',
  'posicoes',
  'andares',
  'camadas',
  'plazas',
  'places',
  'seater',
  'puertas',
  'cajones',
  'portes',
  'tiroirs',
  'personen',
  'turen',
  'doors',
  'drawers',
  'lbs',
  'lb',
  'hz',
  'kwh',
  'bar',
  'bares',
  'molas',
  'lumenes',
  'horas',
  'garrafas',
  'ganchos',
  'sitzer',
  'seter',
])
