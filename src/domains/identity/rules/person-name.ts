import { isDisguised, isSeen, readableLine } from '#platform/readable-text.ts'

export const MAX_NAME_CHARS = 80

/** Addresses do not belong into a name: it stands in mails that others receive. */
const ADDRESS = /:\/\/|www\.|@|[<>]/i

/** A name as one line of readable characters. Null: none, too long, an address, or nothing that is what it seems. */
export function readPersonName(typed: string): string | null {
  const name = readableLine(typed, MAX_NAME_CHARS + 1).normalize('NFC')
  const isName = isSeen(name) && name.length <= MAX_NAME_CHARS && !ADDRESS.test(name) && !isDisguised(name)
  return isName ? name : null
}
