/** Numbers that name one article: of the world, of its maker, of the shop. In this order they are asked for. */
export const codeColumns = ['gtin', 'mpn', 'sku'] as const
export type CodeColumn = (typeof codeColumns)[number]

/** A text that may be a code: letters, digits and the signs between them, at least one digit. */
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d ._/-]{1,49}$/u
const GTIN = /^(?:\d{8}|\d{12,14})$/
const GTIN_DIGITS = 14
const LEAST_SIGNS = 3

/**
 * A code as a number of 31 bits for a column; null where there is none. Case, spaces and signs count for nothing: "AL-3" is "al 3". Two codes of a
 * million share a number once in four thousand searches; then both are shown.
 */
export function codeNumber(column: CodeColumn, code: string | null): number | null {
  const plain = plainCode(code ?? '')
  return plain === '' ? null : hashOf(column === 'gtin' ? plain.padStart(GTIN_DIGITS, '0') : plain)
}

/** Which codes a text may be, and whether it may be anything else: one piece with a digit is a code first ("AL-3"), several are words first. */
export function codesOf(text: string): { readonly columns: readonly CodeColumn[]; readonly isOnePiece: boolean } {
  const trimmed = codeIn(text)
  const plain = CODE.test(trimmed) ? plainCode(trimmed) : ''
  if (plain.length < LEAST_SIGNS) return { columns: [], isOnePiece: false }
  return {
    columns: codeColumns.filter((column) => column !== 'gtin' || GTIN.test(plain)),
    isOnePiece: !/\s/.test(trimmed),
  }
}

/** "EAN: 560…", "ref. VAL-195" without the word that says what it is. */
export function codeIn(text: string): string {
  return text.trim().replace(LABEL, '')
}
const LABEL = /^(?:ean|gtin|upc|sku|mpn|ref|refer[êe]ncia|c[óo]digo|modelo)[.:\s]{1,3}/i

function plainCode(code: string): string {
  return code.toUpperCase().replace(/[^\p{L}\d]+/gu, '')
}

/** FNV-1a, of which the highest bit goes: columns hold no more. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 1
}
