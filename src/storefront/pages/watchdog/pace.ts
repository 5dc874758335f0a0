/** How often an address alone is written to, on the wire. */
export const PACE_FIELD = 'ritmo'
export const AT_ONCE = 'imediato'

export function readPace(fields: URLSearchParams): boolean {
  return fields.get(PACE_FIELD) === AT_ONCE
}
