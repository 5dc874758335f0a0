export type XmlAttributes = Readonly<Record<string, string>>

export interface XmlTag {
  name: string
  attributes: XmlAttributes | null
  isSelfClosing: boolean
  /** Offset behind the '>'. */
  end: number
  error: string | null
}

export const TOO_MANY_ATTRIBUTES = 'atributos a mais'

const NAME = /[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}][-:A-Z_a-z.0-9\u00B7\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u037D\u037F-\u1FFF\u200C\u200D\u203F\u2040\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}]*/uy
const MAX_NAME_CHARS = 1000

/**
 * Reads an opening tag whose name begins at `from`. Returns null while its end has not arrived, else the tag; `error` says
 * in pt-PT what breaks XML's rules. Attribute values keep their entities. `isWanted`: else attributes are only checked.
 */
export function parseTag(text: string, from: number, maxAttributes: number, isWanted = true): XmlTag | null {
  let at = nameEnd(text, from)
  if (at === text.length) return null
  if (at === from) return wrong('uma etiqueta sem nome')
  if (at - from > MAX_NAME_CHARS) return wrong('um nome com mais de 1000 carateres')
  const name = text.slice(from, at)
  let attributes: Record<string, string> | null = null
  let first = 0
  for (let count = 0; ; count += 1) {
    const start = spaceEnd(text, at)
    const end = tagEnd(text, start)
    if (end === null) return null
    if (end > 0) return { name, attributes: isWanted ? attributes : null, isSelfClosing: end - start === 2, end, error: null }
    if (start === at) return wrong('falta um espaço antes de um atributo')
    if (count === maxAttributes) return wrong(TOO_MANY_ATTRIBUTES)
    // Names are kept to find one that stands twice: not of a single attribute that nobody wants.
    if (attributes === null && (isWanted || count === 1)) {
      attributes = Object.create(null) as Record<string, string>
      if (count === 1) readAttribute(text, first, attributes)
    }
    if (count === 0) first = start
    const next = readAttribute(text, start, attributes)
    if (next === null) return null
    if (typeof next === 'string') return wrong(next)
    at = next
  }
}

/** Offset behind `>` or `/>`; 0 when an attribute comes; null when the text ends before that can be told. */
function tagEnd(text: string, at: number): number | null {
  if (at >= text.length) return null
  if (text[at] === '>') return at + 1
  if (text[at] !== '/') return 0
  if (at + 1 >= text.length) return null
  return text[at + 1] === '>' ? at + 2 : 0
}

function readAttribute(text: string, start: number, attributes: Record<string, string> | null): number | string | null {
  const end = nameEnd(text, start)
  if (end === text.length) return null
  if (end === start) return 'um atributo sem nome'
  const equals = spaceEnd(text, end)
  if (equals === text.length) return null
  if (text[equals] !== '=') return 'um atributo sem valor'
  const open = spaceEnd(text, equals + 1)
  if (open === text.length) return null
  const quote = text[open] as string
  if (quote !== '"' && quote !== "'") return 'um valor de atributo sem aspas'
  const close = text.indexOf(quote, open + 1)
  if (close === -1) return null
  const value = text.slice(open + 1, close)
  if (value.includes('<')) return '«<» num valor de atributo'
  if (attributes === null) return close + 1
  const name = text.slice(start, end)
  if (name in attributes) return `o atributo ${name.slice(0, 40)} aparece duas vezes`
  attributes[name] = value
  return close + 1
}

/** Behind the name that begins at `at`; nearly all names are ASCII, and a pattern of XML's ranges takes ten times as long. */
function nameEnd(text: string, at: number): number {
  let end = at
  for (; end < text.length; end += 1) {
    const unit = text.charCodeAt(end)
    if (unit >= 128) return otherNameEnd(text, at)
    if (!isNameUnit(unit)) break
  }
  const first = text.charCodeAt(at)
  return end > at && (first < 45 || first > 57) ? end : at
}

/** Letters, digits, `_`, `:`, `-` and `.`; the last two and digits do not begin a name. */
function isNameUnit(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 58) || unit === 95 || unit === 45 || unit === 46
}

function otherNameEnd(text: string, at: number): number {
  NAME.lastIndex = at
  return NAME.test(text) ? NAME.lastIndex : at
}

function spaceEnd(text: string, at: number): number {
  let end = at
  for (let unit = text.charCodeAt(end); unit === 32 || unit === 10 || unit === 9; unit = text.charCodeAt(end)) end += 1
  return end
}

function wrong(error: string): XmlTag {
  return { name: '', attributes: null, isSelfClosing: false, end: 0, error }
}
