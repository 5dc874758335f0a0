import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one file may exceed, and why. A figure is what the file has today: it may shrink, and then the list says so. */
export interface Exception {
  lines?: number
  longestFunction?: number
  complexity?: number
  indexCasts?: number
  why: string
}

/** Exceptions by path, from tools/check/ratchet.json: long tables of data, and what has not been taken apart yet. */
export function ratchet(): Readonly<Record<string, Exception>> {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'ratchet.json'), 'utf8')) as Record<string, Exception>
}

/** Complaints about one measured figure of a file: over what it may have, or an exception that is larger than needed. */
export function againstRatchet(measured: {
  file: string
  what: string
  figure: number
  limit: number
  exception: number | undefined
}): string[] {
  const { file, what, figure, limit, exception } = measured
  if (figure > (exception ?? limit)) return [`${file}: ${what} ${figure}, the limit is ${exception ?? limit}`]
  if (exception === undefined || figure === exception) return []
  const remedy = figure <= limit ? 'takes its figure out' : `says ${figure}`
  return [`${file}: ${what} ${figure} is less than its exception of ${exception}: tools/check/ratchet.json ${remedy}`]
}
