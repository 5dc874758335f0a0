import { z } from 'zod'
import type { Cursor } from '#ports/search/port.ts'

const cursorSchema = z.object({ k: z.array(z.number().nullable()).max(8), g: z.int().min(0) })

/** A cursor as opaque text on the wire. */
export const cursorText = (cursor: Cursor | null): string | null =>
  cursor && Buffer.from(JSON.stringify({ k: cursor.keys, g: cursor.group })).toString('base64url')

/** The cursor of a text, or null when it is not one of ours. */
export const parseCursor = (text: string): Cursor | null => {
  try {
    const parsed = cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return parsed.success ? { keys: parsed.data.k, group: parsed.data.g } : null
  } catch {
    // Not JSON: somebody else's text.
    return null
  }
}
