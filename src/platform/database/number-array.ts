/**
 * Numbers as PostgreSQL writes an array, for a parameter that is cast: `${numberArray(ids)}::bigint[]`. The driver looks at each
 * element of a JavaScript array for signs to escape, which is most of what sending thousands of numbers costs.
 */
export function numberArray(values: readonly (number | null)[]): string {
  return `{${(values.includes(null) ? values.map((value) => value ?? 'NULL') : values).join(',')}}`
}
