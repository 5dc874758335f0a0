import { defineContentKind, isoOrNull } from './content-kind.ts'
import { listedCategory, type ListedCategory } from './listed-category.ts'

/** E-06: 'Presentes' of the menu, in its order. */
export const menuGifts = menuCategories('gifts')

/** E-06: what the menu says is looked for most, in its order. */
export const menuTop = menuCategories('top')

function menuCategories(menu: 'gifts' | 'top') {
  return defineContentKind<ListedCategory>({
    entry: listedCategory,
    read: async (db) => {
      const rows = await db
        .selectFrom('content.menu_category')
        .select(['ident', 'shown_from', 'shown_until'])
        .where('menu', '=', menu)
        .orderBy('position')
        .execute()
      return rows.map(({ ident, shown_from, shown_until }) => ({
        ident,
        shownFrom: isoOrNull(shown_from),
        shownUntil: isoOrNull(shown_until),
      }))
    },
    replace: async (tx, categories) => {
      await tx.deleteFrom('content.menu_category').where('menu', '=', menu).execute()
      if (categories.length === 0) return
      await tx
        .insertInto('content.menu_category')
        .values(
          categories.map(({ ident, shownFrom, shownUntil }, position) => ({
            menu,
            ident,
            position,
            shown_from: shownFrom,
            shown_until: shownUntil,
          })),
        )
        .execute()
    },
  })
}
