/** Who says a value: the feed, a person, or nobody knows. */
export const MODES = [
  ['', 'Como diz o feed'],
  ['set', 'Corrigir'],
  ['unknown', 'Desconhecido'],
] as const

/** What a person has said of a value, as its field has it. */
export function modeOf(said: unknown): string {
  return said === undefined ? '' : said === null ? 'unknown' : 'set'
}
