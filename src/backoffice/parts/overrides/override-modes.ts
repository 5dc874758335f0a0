/** Who says a value: the feed, a person, or nobody knows. */
export const MODES = [
  ['', 'Como diz o feed'],
  ['set', 'Corrigir'],
  ['unknown', 'Desconhecido'],
] as const

/** Under a group's fields. */
export const TYPED_HINT = 'O que mudar aqui vale como correção.'

/**
 * Who says a value, by its form. What was typed over the feed's value is a correction though the mode was left at the feed's: `typed` as the field that
 * carries what was read has it (`${name}.read`).
 */
export function sentMode(form: FormData, name: string, typed: string): string {
  const mode = String(form.get(`${name}.mode`) ?? '')
  const read = form.get(`${name}.read`)
  return mode === '' && read !== null && read !== typed ? 'set' : mode
}

/** The ids of a list, as the form carries what was read. */
export function readList(ids: readonly number[]): string {
  return ids.toSorted((one, other) => one - other).join(',')
}

/** A size, as the form carries what was read. */
export function readSize(low: string | number | null, high: string | number | null): string {
  return `${low ?? ''}:${high ?? ''}`
}

/** What a person has said of a value, as its field has it. */
export function modeOf(said: unknown): string {
  return said === undefined ? '' : said === null ? 'unknown' : 'set'
}
