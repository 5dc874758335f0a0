const NOTHING = new Set([
  '-',
  '--',
  '–',
  '—',
  '.',
  '?',
  'n/a',
  'n/d',
  'n.a.',
  'n.d.',
  '#n/a',
  '#n/d',
  'null',
  'none',
  'nil',
  'undefined',
  'nan',
  '(null)',
  '[null]',
  '{}',
  '[]',
])

/** The trimmed value, or null for what shops write when they have nothing: "N/A", "-", "null" (feeds.md "What is in real ones"). */
export function something(value: string | undefined): string | null {
  if (value === undefined) return null
  const text = value.trim()
  if (text === '') return null
  return text.length <= 9 && mayBeNothing(text.charCodeAt(0)) && NOTHING.has(text.toLowerCase()) ? null : text
}

/** By its first sign, so that numbers and most words are not looked up. */
function mayBeNothing(code: number): boolean {
  return code > 127 ? FIRST.has(code) : IS_FIRST[code] === 1
}

const FIRST = new Set([...NOTHING].flatMap((word) => [word.charCodeAt(0), word.toUpperCase().charCodeAt(0)]))
const IS_FIRST = Uint8Array.from({ length: 128 }, (_, code) => (FIRST.has(code) ? 1 : 0))
