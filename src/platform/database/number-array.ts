/**
 * Numbers in PostgreSQL's array notation, for a parameter that is cast: `${numberArray(ids)}::bigint[]`. For a
 * JavaScript array the driver looks for characters to escape in each element, which is most of the cost of sending
 * thousands of numbers.
 */
export function numberArray(values: readonly (number | null)[]): string {
  return `{${(values.includes(null) ? values.map((value) => value ?? 'NULL') : values).join(',')}}`
}
