import { z } from 'zod'
import { line, listingPath, pictureWithAlt, readable } from './article-values.ts'
import { checkArticleText } from './article-text.ts'

const id = z.int().min(1).max(2_147_483_647)

/** What cards are of: offers or products by their ids, or the first of a listing. */
const shownPieces = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('listing'), listing: listingPath, count: z.int().min(1).max(12).default(4) }),
  z.strictObject({ by: z.literal('products'), ids: z.array(id).min(1).max(12) }),
  z.strictObject({ by: z.literal('variants'), ids: z.array(id).min(1).max(12) }),
])

/** Thousandths of the picture's width or height. */
const place = z.int('in whole thousandths').min(0, 'lies outside the picture').max(1000, 'lies outside the picture')

/** Where a piece stands in a picture: a product, or the listing of its kind. */
const hotspot = z.strictObject({
  x: place,
  y: place,
  label: line(80).min(1),
  leadsTo: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('product'), id }),
    z.strictObject({ by: z.literal('listing'), listing: listingPath }),
  ]),
})

const text = z
  .strictObject({ kind: z.literal('text'), heading: line(120).default(''), text: readable(20_000) })
  .superRefine(({ heading, text: words }, { addIssue }) => {
    for (const message of checkArticleText(heading, words)) addIssue({ code: 'custom', path: ['text'], message })
  })

const table = z
  .strictObject({
    kind: z.literal('table'),
    caption: line(200).default(''),
    head: z.array(line(80)).min(1).max(6),
    rows: z.array(z.array(line(300))).max(40),
  })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    path: ['rows'],
    message: 'a row has as many cells as the head',
  })

/** A part of an article. */
export const articleBlock = z.discriminatedUnion('kind', [
  text,
  z.strictObject({ kind: z.literal('picture'), ...pictureWithAlt.shape }),
  z.strictObject({ kind: z.literal('products'), title: line(120).default(''), of: shownPieces }),
  z.strictObject({ kind: z.literal('quote'), text: line(600), by: line(120).default('') }),
  table,
  z.strictObject({ kind: z.literal('room'), ...pictureWithAlt.shape, hotspots: z.array(hotspot).max(20) }),
])

export type ArticleBlock = Readonly<z.output<typeof articleBlock>>
export type ArticleBlockKind = ArticleBlock['kind']
export type ShownPieces = z.output<typeof shownPieces>
