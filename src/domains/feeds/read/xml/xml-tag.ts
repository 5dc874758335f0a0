/** In the order of the file; values keep their entities. */
export interface XmlAttributes {
  readonly names: readonly string[]
  readonly values: readonly string[]
}

export interface XmlTag {
  name: string
  /** Names of its attributes. */
  names: string[]
  /** Where each value begins and ends. */
  cuts: number[]
  isSelfClosing: boolean
  /** Offset behind the '>'. */
  end: number
  error: string | null
}

export const TOO_MANY_ATTRIBUTES = 'atributos a mais'

const NAME =
  /[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}][-:A-Z_a-z.0-9\u00B7\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u037D\u037F-\u1FFF\u200C\u200D\u203F\u2040\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}]*/uy
const MAX_NAME_CHARS = 1000

/**
 * Reads an opening tag whose name begins at `from`. Returns null while its end has not arrived, else the tag; `error` says
 * in pt-PT what breaks XML's rules.
 */
export function parseTag(text: string, from: number, maxAttributes: number): XmlTag | null {
  let at = nameEnd(text, from)
  if (at === text.length) return null
  if (at === from) return wrong('uma etiqueta sem nome')
  if (at - from > MAX_NAME_CHARS) return wrong('um nome com mais de 1000 carateres')
  const tag: XmlTag = { name: text.slice(from, at), names: [], cuts: [], isSelfClosing: false, end: 0, error: null }
  for (;;) {
    const start = spaceEnd(text, at)
    const end = tagEnd(text, start)
    if (end === null) return null
    if (end > 0) return { ...tag, isSelfClosing: end - start === 2, end }
    if (start === at) return wrong('falta um espaço antes de um atributo')
    if (tag.names.length === maxAttributes) return wrong(TOO_MANY_ATTRIBUTES)
    const next = readAttribute(text, start, tag)
    if (next === null) return null
    if (typeof next === 'string') return wrong(next)
    at = next
  }
}

/** Of a tag of the same text; null: it has none. */
export function attributesOf(text: string, { names, cuts }: XmlTag): XmlAttributes | null {
  return names.length === 0 ? null : { names, values: names.map((_, at) => text.slice(cuts[2 * at], cuts[2 * at + 1])) }
}

/** Offset behind `>` or `/>`; 0 when an attribute comes; null when the text ends before that can be told. */
function tagEnd(text: string, at: number): number | null {
  if (at >= text.length) return null
  if (text[at] === '>') return at + 1
  if (text[at] !== '/') return 0
  if (at + 1 >= text.length) return null
  return text[at + 1] === '>' ? at + 2 : 0
}

function readAttribute(text: string, start: number, { names, cuts }: XmlTag): number | string | null {
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
  if (text.slice(open + 1, close).includes('<')) return '«<» num valor de atributo'
  const name = text.slice(start, end)
  if (names.includes(name)) return `o atributo ${name.slice(0, 40)} aparece duas vezes`
  names.push(name)
  cuts.push(open + 1, close)
  return close + 1
}

/** Behind the name that begins at `at`, which is `at` where none does; nearly all names are ASCII, and a pattern of XML's ranges takes ten times as long. */
export function nameEnd(text: string, at: number): number {
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
  return (
    (unit >= 97 && unit <= 122) ||
    (unit >= 65 && unit <= 90) ||
    (unit >= 48 && unit <= 58) ||
    unit === 95 ||
    unit === 45 ||
    unit === 46
  )
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
  return { name: '', names: [], cuts: [], isSelfClosing: false, end: 0, error }
}
