import { z } from 'zod'
import { defineContentKind, ident, isoOrNull, link, shownWhile } from './content-kind.ts'

/** Cards of a page of a listing. */
const LAST_PLACE = 48

const gridBanner = z.strictObject({
  ident,
  /** The category in whose listing it stands, by the slug of its address; null: in every category's. */
  category: z.string().trim().min(1).max(100).nullable().default(null),
  /** Counted from 1 among the first page's cards: it stands before the card that would be there. */
  place: z.int().min(1).max(LAST_PLACE),
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().min(1).max(200),
  link,
  /** Of the link. */
  label: z.string().trim().min(1).max(60),
  ...shownWhile,
})

/** A banner among the cards of a listing (L-16). */
export type GridBanner = Readonly<z.infer<typeof gridBanner>>

export const gridBanners = defineContentKind<GridBanner>({
  entry: gridBanner,
  read: async (db) => {
    const rows = await db.selectFrom('content.grid_banner').selectAll().orderBy('position').execute()
    return rows.map(({ position: _position, shown_from, shown_until, ...banner }) => ({
      ...banner,
      shownFrom: isoOrNull(shown_from),
      shownUntil: isoOrNull(shown_until),
    }))
  },
  replace: async (tx, banners) => {
    await tx.deleteFrom('content.grid_banner').execute()
    if (banners.length === 0) return
    await tx
      .insertInto('content.grid_banner')
      .values(
        banners.map(({ shownFrom, shownUntil, ...banner }, position) => ({
          ...banner,
          position,
          shown_from: shownFrom,
          shown_until: shownUntil,
        })),
      )
      .execute()
  },
})
