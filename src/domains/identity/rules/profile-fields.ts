import { readCentimetres } from '#platform/centimetres.ts'
import { readPostalCode } from '#platform/europe/postal-code.ts'
import { isDisguised, readableLine } from '#platform/readable-text.ts'
import { readPersonName } from './person-name.ts'

/** Fields of the profile's forms, by their names on the wire: the browser says of them what the server says. */

/** What is wrong with a field; the page has the words. */
export type ProfileComplaint = 'missing' | 'malformed' | 'too_long' | 'out_of_range' | 'incomplete'

/** What is wrong with what was typed into a field, as far as it says it itself; null: nothing, or the field is another one. */
export function profileComplaint(field: string, typed: string): ProfileComplaint | null {
  if (field === 'nome') return typed.trim() === '' ? 'missing' : readPersonName(typed) === null ? 'malformed' : null
  if (field === 'codigo-postal') return typed.trim() === '' || readPostalCode(typed) !== null ? null : 'malformed'
  if (field === 'nome-publico') return nicknameComplaint(readNickname(typed))
  const bounds = SIZE_BOUNDS[field]
  return bounds === undefined ? null : sizeComplaint(bounds, typed)
}

interface Bounds {
  readonly leastMm: number
  readonly mostMm: number
}

const PASSAGE: Bounds = { leastMm: 300, mostMm: 6_000 }
const ROOM: Bounds = { leastMm: 500, mostMm: 50_000 }

/** They keep metres that were typed as centimetres out (docs/limits.md). */
const SIZE_BOUNDS: Readonly<Record<string, Bounds>> = {
  'porta-largura': PASSAGE,
  'porta-altura': PASSAGE,
  'elevador-largura': PASSAGE,
  'elevador-profundidade': PASSAGE,
  'elevador-altura': PASSAGE,
  'divisao-largura': ROOM,
  'divisao-comprimento': ROOM,
}

function sizeComplaint({ leastMm, mostMm }: Bounds, typed: string): ProfileComplaint | null {
  const mm = readSize(typed)
  if (mm === null) return null
  if (mm === undefined) return 'malformed'
  return mm < leastMm || mm > mostMm ? 'out_of_range' : null
}

/** "80", "80,5", " 80.5 cm " → millimetres; null: nothing was typed; undefined: it cannot be read. */
export function readSize(typed: string): number | null | undefined {
  return readCentimetres(typed.trim().replace(/\s*cm$/i, ''))
}

/** As long as a public name may be, in UTF-16 units (docs/limits.md). */
const MAX_NICKNAME_CHARS = 30
/** Letters of any writing, digits and what stands between them: no markup, no marks that turn the direction. */
const NICKNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u

/** A public name as one line; '' where none was typed. One unit more than is allowed tells one that is too long. */
export function readNickname(typed: string): string {
  return readableLine(typed, MAX_NICKNAME_CHARS + 1)
}

function nicknameComplaint(nickname: string): ProfileComplaint | null {
  if (nickname === '') return null
  if (nickname.length > MAX_NICKNAME_CHARS) return 'too_long'
  return NICKNAME.test(nickname) && !isDisguised(nickname) ? null : 'malformed'
}
