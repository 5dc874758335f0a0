import { z } from 'zod'
import { defineContentKind, ident, isoOrNull, link, shownWhile } from './content-kind.ts'

const bannerStrip = z.strictObject({
  /** Stands in the cookie banner-strip-seen once it was closed or followed: another ident is another strip. */
  ident,
  text: z.string().trim().min(1).max(200),
  link,
  /** Of the link. */
  label: z.string().trim().min(1).max(60),
  ...shownWhile,
})

/** A strip above the header with a link and a close button (H-07). */
export type BannerStrip = Readonly<z.infer<typeof bannerStrip>>

export const bannerStrips = defineContentKind<BannerStrip>({
  entry: bannerStrip,
  read: async (db) => {
    const rows = await db.selectFrom('content.banner_strip').selectAll().orderBy('position').execute()
    return rows.map((row) => ({
      ident: row.ident,
      text: row.text,
      link: row.link,
      label: row.label,
      shownFrom: isoOrNull(row.shown_from),
      shownUntil: isoOrNull(row.shown_until),
    }))
  },
  replace: async (tx, strips) => {
    await tx.deleteFrom('content.banner_strip').execute()
    if (strips.length === 0) return
    await tx
      .insertInto('content.banner_strip')
      .values(
        strips.map(({ shownFrom, shownUntil, ...strip }, position) => ({
          ...strip,
          position,
          shown_from: shownFrom,
          shown_until: shownUntil,
        })),
      )
      .execute()
  },
})
