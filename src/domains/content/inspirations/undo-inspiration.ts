import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { defineUndo } from '#platform/audit/define-undo.ts'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import { INSPIRATION_CHANGE, toldOf } from './edit-inspiration.ts'
import type { BroughtRow } from './bring/upload.ts'
import { type Inspiration, inspirationDocument } from './inspiration.ts'
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
      await putBack(tx, present, before.data, clock.now())
      return 'undone'
    },
  })
}

/**
 * Puts back what stood before a shop's file came, each in one more version; what the file brought first is taken from visitors. Nothing is changed
 * where one of them is not as the file left it.
 */
export async function unbring(
  tx: DatabaseTransaction,
  rows: readonly BroughtRow[],
  now: Date,
): Promise<'undone' | 'changed'> {
  const standing: (readonly [Inspiration, z.output<typeof told>])[] = []
  // In the order of their ids: two at once do not wait for each other.
  for (const { id, version, before } of rows.toSorted((one, other) => one.id - other.id)) {
    const present = await lockInspiration(tx, id)
    if (present?.version !== version) return 'changed'
    const former = told.safeParse(before ?? { ...toldOf(present), state: 'draft' })
    if (!former.success) return 'changed'
    standing.push([present, former.data])
  }
  for (const [present, former] of standing) await putBack(tx, present, former, now)
  return 'undone'
}

async function putBack(
  tx: DatabaseTransaction,
  present: Inspiration,
  { state, publishedAt, ...document }: z.output<typeof told>,
  now: Date,
): Promise<void> {
  const marks = document.images.flatMap(({ hotspots }) => hotspots)
  const products = new Map(marks.map(({ variantId, productId }) => [variantId, productId]))
  await tx
    .updateTable('content.inspiration')
    .set({
      ...columnsOf(document, products, now),
      state,
      published_at: publishedAt ?? present.publishedAt,
      version: present.version + 1,
    })
    .where('id', '=', present.id)
    .execute()
  await countRevisionUp(tx)
}

/** Without what every save counts up. */
function lasting(value: JsonValue | null): object | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  const { version: _version, savedAt: _savedAt, publishedAt: _publishedAt, ...rest } = value
  return rest
}
