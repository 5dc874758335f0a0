/** What is written in capitals by everyone: shapes ("sofá em L"), a diameter, abbreviations. */
export const ALWAYS_CAPITALS: ReadonlySet<string> = new Set([
  'L',
  'U',
  'Ø',
  'LED',
  'TV',
  'MDF',
  'DM',
  'HR',
  'USB',
  'PVC',
  'RGB',
  'IP',
  'XL',
  'XXL',
])

/** A label as it stands inside a sentence: 'aço e MDF', 'sofá em L'. */
export function inSentence(label: string): string {
  return label.replace(/\p{L}+/gu, (word) => (ALWAYS_CAPITALS.has(word) ? word : word.toLowerCase()))
}
