import { readableLine } from '#platform/readable-text.ts'
import type { Seen } from '../application.ts'

/** What came of looking for a proof. */
export interface Checked {
  readonly outcome: 'proven' | 'absent' | 'failed'
  readonly seen: readonly Seen[]
}

const MOST_CHARS = 120

/** A stranger's text as it is shown beside where it stood. */
export function shownText(text: string): string {
  return readableLine(text, MOST_CHARS)
}
