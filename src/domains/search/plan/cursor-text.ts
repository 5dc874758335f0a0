import { z } from 'zod'
import type { Cursor } from '#ports/search/port.ts'
import type { ListingSelection } from '../rules/listing-selection.ts'
import { orderBy } from './compile-plan.ts'

const cursorSchema = z.object({ o: z.string(), k: z.array(z.int().nullable()).min(1).max(8), g: z.int().min(0) })

/** What a place in an order means only in: the keys of another order would lead anywhere. */
function orderOf({ sort, region, query }: ListingSelection): string {
  return `${sort}.${region}.${query === null ? 'all' : 'text'}`
}

/** A cursor as opaque text on the wire. */
export function cursorText(cursor: Cursor | null, selection: ListingSelection): string | null {
  return (
    cursor &&
    Buffer.from(JSON.stringify({ o: orderOf(selection), k: cursor.keys, g: cursor.group })).toString('base64url')
  )
}

/** The cursor of a text, or null when it is not one of ours or not of this selection's order. */
export function parseCursor(text: string, selection: ListingSelection): Cursor | null {
  try {
    const parsed = cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    const isOwn =
      parsed.success && parsed.data.o === orderOf(selection) && parsed.data.k.length === orderBy(selection).length
    return isOwn ? { keys: parsed.data.k, group: parsed.data.g } : null
  } catch {
    // Not JSON: somebody else's text.
    return null
  }
}
