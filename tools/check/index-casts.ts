import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot as root } from '#platform/project-root.ts'
import { againstRatchet, type Exception, ratchet } from './ratchet.ts'

export const INDEX_CAST_LIMIT = 3
const INDEX_CAST = /(?<!\[)\] as (?!const\b)[A-Za-z]/g

/**
 * Casts right after an index, by file: the one way to say that a place of an array is filled, and wanted seldom. Iteration says it
 * without; loops over the bytes of pictures and tables of numbers are the exceptions. Gives one line a violation.
 */
export function checkIndexCasts(): string[] {
  const files = globSync('{src,packages}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/test(ing)?\b/.test(file))
  const figures = new Map(files.map((file) => [file, countIndexCasts(readFileSync(join(root, file), 'utf8'))]))
  return indexCastComplaints(figures, ratchet())
}

export function countIndexCasts(text: string): number {
  return text.match(INDEX_CAST)?.length ?? 0
}

/** What stands against the figures by file: too many casts, or an exception that has become too large. */
export function indexCastComplaints(
  figures: ReadonlyMap<string, number>,
  exceptions: Readonly<Record<string, Exception>>,
): string[] {
  return [...figures.keys()].sort().flatMap((file) =>
    againstRatchet({
      file,
      what: 'casts after an index',
      figure: figures.get(file) ?? 0,
      limit: INDEX_CAST_LIMIT,
      exception: exceptions[file]?.indexCasts,
    }),
  )
}
