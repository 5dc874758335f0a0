import type { Entry } from './edited-kinds.ts'

/** What a button of the list does with the entry at a place. */
export type Move = 'up' | 'down' | 'remove'

/** The entries with the one at `at` moved or taken away; where it cannot be, as they are. */
export function moveEntry(entries: readonly Entry[], at: number, move: Move): readonly Entry[] {
  const entry = entries[at]
  if (entry === undefined) return entries
  const others = entries.toSpliced(at, 1)
  if (move === 'remove') return others
  const to = move === 'up' ? at - 1 : at + 1
  return to < 0 || to >= entries.length ? entries : others.toSpliced(to, 0, entry)
}

/** The entries with one changed, or with a new one at their end. */
export function putEntry(entries: readonly Entry[], at: number | null, entry: Entry): readonly Entry[] {
  return at === null || entries[at] === undefined ? [...entries, entry] : entries.with(at, entry)
}
