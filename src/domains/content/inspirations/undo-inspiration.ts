import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { defineUndo } from '#platform/audit/define-undo.ts'
import type { Clock } from '#platform/clock.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import { INSPIRATION_CHANGE, toldOf } from './edit-inspiration.ts'
import { inspirationDocument } from './inspiration.ts'
import { columnsOf, countRevisionUp, lockInspiration } from './inspiration-storage.ts'

/** As the log has it: the document, with the product of each mark, and whether visitors see it. */
const told = z.object({
  ...inspirationDocument.shape,
  state: z.enum(['draft', 'published']),
  publishedAt: z.string().nullable(),
  images: z.array(
    z.object({
      picture: z.string(),
      width: z.int(),
      height: z.int(),
      hotspots: z.array(z.object({ x: z.int(), y: z.int(), variantId: z.int(), productId: z.int() })),
    }),
  ),
})

/** Puts an inspiration back as it was before a save, a publication or a withdrawal. */
export function undoInspiration(clock: Clock) {
  return defineUndo({
    kind: INSPIRATION_CHANGE,
    access: 'staff:content',
    undo: async (tx, change) => {
      const present = await lockInspiration(tx, Number(change.thingId))
      const before = told.safeParse(change.before)
      if (present === null || !before.success) return 'changed'
      if (!isDeepStrictEqual(lasting(toldOf(present)), lasting(change.after))) return 'changed'
      const { state, publishedAt, ...document } = before.data
      const marks = document.images.flatMap(({ hotspots }) => hotspots)
      const products = new Map(marks.map(({ variantId, productId }) => [variantId, productId]))
      await tx
        .updateTable('content.inspiration')
        .set({
          ...columnsOf(document, products, clock.now()),
          state,
          published_at: publishedAt ?? present.publishedAt,
          version: present.version + 1,
        })
        .where('id', '=', present.id)
        .execute()
      await countRevisionUp(tx)
      return 'undone'
    },
  })
}

/** Without what every save counts up. */
function lasting(value: JsonValue | null): object | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  const { version: _version, savedAt: _savedAt, publishedAt: _publishedAt, ...rest } = value
  return rest
}
