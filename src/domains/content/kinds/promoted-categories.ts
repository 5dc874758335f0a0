import { z } from 'zod'
import { defineContentKind, isoOrNull, shownWhile } from './content-kind.ts'

const promotedCategory = z.strictObject({
  /** The category's slug; one that the catalogue does not know is left out where it is shown. */
  ident: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'the slug of a category'),
  ...shownWhile,
})

/** A category that is suggested before anything is typed (S-01, E-14). */
export type PromotedCategory = Readonly<z.infer<typeof promotedCategory>>

export const promotedCategories = defineContentKind<PromotedCategory>({
  entry: promotedCategory,
  read: async (db) => {
    const rows = await db.selectFrom('content.promoted_category').selectAll().orderBy('position').execute()
    return rows.map(({ ident, shown_from, shown_until }) => ({
      ident,
      shownFrom: isoOrNull(shown_from),
      shownUntil: isoOrNull(shown_until),
    }))
  },
  replace: async (tx, categories) => {
    await tx.deleteFrom('content.promoted_category').execute()
    if (categories.length === 0) return
    await tx
      .insertInto('content.promoted_category')
      .values(
        categories.map(({ ident, shownFrom, shownUntil }, position) => ({
          ident,
          position,
          shown_from: shownFrom,
          shown_until: shownUntil,
        })),
      )
      .execute()
  },
})
