import { memoised } from '#platform/memoised.ts'

const MAX_REMEMBERED = 2000
const MAX_CHARS = 100

/** The same reader of a text, which reads each short text once: a shop says the same few words of all its items. For answers that nobody writes to. */
export function remembering<T>(read: (text: string) => T): (text: string) => T {
  const remembered = memoised(read, MAX_REMEMBERED)
  return (text) => (text.length > MAX_CHARS ? read(text) : remembered(text))
}
