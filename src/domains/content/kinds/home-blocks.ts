import { z } from 'zod'
import { defineContentKind, ident, isoOrNull, link, shownWhile } from './content-kind.ts'

const title = z.string().trim().min(1).max(100)
/** More than a home page holds of one thing. */
const count = z.int().min(1).max(24)
const titled = z.strictObject({ title })
/** In a file of `content set`: another file, beside it; in the table: what the images know it by (take-in-pictures.ts). */
const picture = z.string().trim().min(1).max(300)
/** By the slug of what each shows. */
const pictures = z.record(ident, picture).optional()
const counted = z.strictObject({ title, count })

/** What each kind of block is set with. A kind that the storefront does not draw yet, or has nothing to show for, is left out of the page. */
const settingsOf = {
  search: z.strictObject({ title, lead: z.string().trim().max(300).optional() }),
  'leading-room': z.strictObject({
    room: ident,
    title: title.optional(),
    link: link.optional(),
    picture: picture.optional(),
  }),
  rooms: z.strictObject({ title, pictures }),
  departments: z.strictObject({ title, pictures }),
  'price-drops': counted,
  'recently-viewed': titled,
  newest: counted,
  honesty: titled,
  'voucher-shops': counted,
  shops: titled,
  articles: counted,
  inspirations: counted,
} as const

export type HomeBlockKind = keyof typeof settingsOf

const kinds = Object.keys(settingsOf) as readonly HomeBlockKind[]

const homeBlock = z.discriminatedUnion(
  'kind',
  kinds.map((kind) =>
    z.strictObject({ ident, kind: z.literal(kind), settings: settingsOf[kind] as z.ZodType, ...shownWhile }),
  ) as never,
) as z.ZodType<HomeBlock>

/** A block of the home page: what it is, and what that kind is set with. */
export type HomeBlock = {
  readonly [Kind in HomeBlockKind]: {
    readonly ident: string
    readonly kind: Kind
    readonly settings: Readonly<z.infer<(typeof settingsOf)[Kind]>>
    readonly shownFrom: string | null
    readonly shownUntil: string | null
  }
}[HomeBlockKind]

export const homeBlocks = defineContentKind<HomeBlock>({
  entry: homeBlock,
  read: async (db) => {
    const rows = await db.selectFrom('content.home_block').selectAll().orderBy('position').execute()
    return rows.flatMap((row) => {
      const { ident, kind, settings } = row
      // A newer release may have put in a kind that this one does not know.
      const block = homeBlock.safeParse({ ident, kind, settings })
      return block.success
        ? [{ ...block.data, shownFrom: isoOrNull(row.shown_from), shownUntil: isoOrNull(row.shown_until) }]
        : []
    })
  },
  replace: async (tx, blocks) => {
    await tx.deleteFrom('content.home_block').execute()
    if (blocks.length === 0) return
    await tx
      .insertInto('content.home_block')
      .values(
        blocks.map(({ shownFrom, shownUntil, settings, ...block }, position) => ({
          ...block,
          position,
          settings: JSON.stringify(settings),
          shown_from: shownFrom,
          shown_until: shownUntil,
        })),
      )
      .execute()
  },
})
