import { defineContentKind, isoOrNull } from './content-kind.ts'
import { listedCategory, type ListedCategory } from './listed-category.ts'

/** Categories that are suggested before anything is typed (S-01, E-14). */
export const promotedCategories = defineContentKind<ListedCategory>({
  entry: listedCategory,
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
