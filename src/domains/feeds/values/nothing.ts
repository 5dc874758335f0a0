const NOTHING = new Set(['-', '--', '–', '—', '.', '?', 'n/a', 'n/d', 'n.a.', 'n.d.', '#n/a', '#n/d', 'null', 'none', 'nil', 'undefined', 'nan', '(null)', '[null]', '{}', '[]'])

/** The trimmed value, or null for what shops write when they have nothing: "N/A", "-", "null" (feeds.md "What is in real ones"). */
export function something(value: string | undefined): string | null {
  if (value === undefined) return null
  const text = value.trim()
  if (text === '') return null
  return text.length <= 9 && NOTHING.has(text.toLowerCase()) ? null : text
}
