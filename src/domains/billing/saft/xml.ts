import iconv from 'iconv-lite'

/** The encoding of the file: that of the tax authority's schema (SAFTPT1.04_01.xsd). What it has no letter for is written as a character reference, so that nothing is lost. */
export const ENCODING = 'Windows-1252'

/** What the tax authority wants to read where something is not known (Portaria 302/2016). */
export const UNKNOWN = 'Desconhecido'

/** An element with text, or with the elements that it holds. */
export function element(name: string, content: string | readonly string[]): string {
  return `<${name}>${typeof content === 'string' ? escaped(content) : content.join('')}</${name}>`
}

/** A text as the schema takes it: one line of characters that XML knows, cut to so many; empty: unknown. */
export function textOf(text: string, most: number): string {
  const readable = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cn}\s]+/gu, ' ')
    .trim()
  return [...readable].slice(0, most).join('').trim() || UNKNOWN
}

/** "1234.56" */
export function moneyOf(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** The text as bytes of the file; it holds no character that the encoding has not. */
export function encoded(xml: string): Buffer {
  return iconv.encode(xml, ENCODING)
}

function escaped(text: string): string {
  return text.replace(/[&<>]|[^\u0000-\u007f]/gu, (character) => ENTITIES[character] ?? referenceOf(character))
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function referenceOf(character: string): string {
  const isKnown = iconv.decode(iconv.encode(character, ENCODING), ENCODING) === character
  // The sign of what could not be read stands for bytes that the encoding does not use.
  return isKnown && character !== '\ufffd' ? character : `&#${character.codePointAt(0)};`
}
