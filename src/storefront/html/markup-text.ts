/** Text and attributes of markup as React writes them (render-markup.ts). */

const SPECIAL = /["'&<>]/

/** Escapes what could end a text or a quoted attribute. */
export function writeText(text: string): string {
  return SPECIAL.test(text) ? escaped(text) : text
}

function escaped(text: string): string {
  let html = ''
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const entity = entityOf(text.charCodeAt(at))
    if (entity === null) continue
    html += text.slice(from, at) + entity
    from = at + 1
  }
  return html + text.slice(from)
}

function entityOf(code: number): string | null {
  switch (code) {
    case 34:
      return '&quot;'
    case 38:
      return '&amp;'
    case 39:
      return '&#x27;'
    case 60:
      return '&lt;'
    case 62:
      return '&gt;'
    default:
      return null
  }
}

/**
 * How an attribute is written. text: its value · word: the same, but true and false are not written · flag: stands or stands not ·
 * url: is read by browsers, so never a script · none: not written · react: by React alone.
 */
type Kind = 'text' | 'word' | 'flag' | 'url' | 'none' | 'react'

interface Rule {
  readonly kind: Kind
  /** ` class="`. */
  readonly opening: string
}

/** One attribute with the space before it, '' where none is written, null where only React knows how. */
export function writeAttribute(name: string, value: unknown): string | null {
  const { kind, opening } = rules.get(name) ?? newRule(name)
  if (kind === 'none') return ''
  if (kind === 'flag') return typeof value === 'boolean' ? (value ? `${opening}"` : '') : null
  if (kind === 'react' || (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean'))
    return null
  if (typeof value === 'boolean' && kind !== 'text') return ''
  const text = String(value)
  if (kind === 'url' && (text === '' || SCRIPT.test(text))) return null
  return `${opening}${writeText(text)}"`
}

/** Could be read as a script by a browser, whatever it leaves out while it reads: React decides. */
const SCRIPT = /^[^/?#\w]|^j[^/?#]*:/i

function newRule(name: string): Rule {
  const rule = { kind: kindOf(name), opening: ` ${written.get(name) ?? name}="` }
  rules.set(name, rule)
  return rule
}

function kindOf(name: string): Kind {
  const listed = listedKinds.get(name)
  if (listed !== undefined) return listed
  if (/^(?:data|aria)-[a-z-]+$/.test(name)) return 'text'
  return 'react'
}

/** Names that are written otherwise than in React. */
const written = new Map([
  ['className', 'class'],
  ['tabIndex', 'tabindex'],
  ['htmlFor', 'for'],
  ['autoFocus', 'autofocus'],
  ['strokeWidth', 'stroke-width'],
  ['strokeLinecap', 'stroke-linecap'],
  ['strokeLinejoin', 'stroke-linejoin'],
  ['strokeDasharray', 'stroke-dasharray'],
  ['textAnchor', 'text-anchor'],
  ['fillRule', 'fill-rule'],
])

const NAMES: Readonly<Partial<Record<Kind, string>>> = {
  word: 'abbr accept alt autoComplete className color colSpan cx cy d dateTime decoding dir encType enterKeyHint fetchPriority fill fillRule for form formEncType formMethod formTarget headers height htmlFor id inputMode kind label lang list loading max maxLength media method min minLength name offset opacity pattern placeholder points popover popoverTarget popoverTargetAction preserveAspectRatio r rel role rx ry scope sizes src srcSet step stroke strokeDasharray strokeLinecap strokeLinejoin strokeWidth tabIndex target textAnchor title transform type viewBox width x x1 x2 xmlns y y1 y2',
  text: 'value draggable spellCheck',
  flag: 'hidden disabled open required readOnly noValidate multiple autoFocus itemScope reversed',
  url: 'href src action formAction',
  none: 'defaultValue defaultChecked suppressHydrationWarning',
}

const listedKinds = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Kind] as const)),
)
const rules = new Map<string, Rule>()
