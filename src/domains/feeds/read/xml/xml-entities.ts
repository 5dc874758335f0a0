import { HTML_ENTITIES } from './html-entities.ts'

const REFERENCE = /&(?:#[xX]([0-9a-fA-F]{1,20});|#([0-9]{1,20});|([A-Za-z][A-Za-z0-9]{1,31});)?/g
const XML_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const WINDOWS = new TextDecoder('windows-1252')

/**
 * Decodes references in XML text. HTML's named entities and a bare `&`, very common in real feeds, are taken as what they
 * mean; `onRepair` is called once when the text had any. Characters that no text may hold are left out.
 */
export function decodeEntities(text: string, onRepair: () => void): string {
  const plain = withoutXmlEntities(text)
  if (plain !== null) return plain
  let repaired = false
  const decoded = text.replace(
    REFERENCE,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      const known = name === undefined ? undefined : XML_ENTITIES.get(name)
      if (known !== undefined) return known
      if (hex !== undefined) return character(Number.parseInt(hex, 16))
      if (decimal !== undefined) return character(Number.parseInt(decimal, 10))
      repaired = true
      return name === undefined ? whole : (HTML_ENTITIES[name] ?? whole)
    },
  )
  if (repaired) onRepair()
  return decoded
}

/** Where XML's own five are all that there is, as in most texts; null: something else is. */
function withoutXmlEntities(text: string): string | null {
  let decoded = ''
  let from = 0
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', from)) {
    const end = text.indexOf(';', at + 3)
    const sign = end === -1 || end - at > 5 ? undefined : XML_ENTITIES.get(text.slice(at + 1, end))
    if (sign === undefined) return null
    decoded += text.slice(from, at) + sign
    from = end + 1
  }
  return decoded + text.slice(from)
}

function character(code: number): string {
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return ''
  if (code < 0x20) return code === 9 || code === 10 || code === 13 ? String.fromCharCode(code) : ''
  // `&#128;` means the euro sign of windows-1252 to everyone but the standard.
  if (code >= 0x80 && code <= 0x9f) return WINDOWS.decode(Uint8Array.of(code)).replace(/[\u007f-\u009f]/, '')
  if (code === 0x7f) return ''
  if ((code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) || code === 0xfffe || code === 0xffff)
    return ''
  return String.fromCodePoint(code)
}
