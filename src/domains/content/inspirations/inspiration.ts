import { rooms, styles } from '#domains/catalogue/contract.ts'
import { z } from 'zod'
import { line, picture, readable } from '../articles/article-values.ts'

/** What one inspiration and one site may hold (docs/limits.md). */
export const INSPIRATION_LIMITS = { images: 10, hotspots: 30, inspirations: 5_000 } as const

/** Thousandths of the picture's width or height. */
const place = z.int('in whole thousandths').min(0, 'lies outside the picture').max(1000, 'lies outside the picture')

function ofVocabulary(choices: readonly { readonly slug: string }[], what: string) {
  return z.string().refine((slug) => choices.some((choice) => choice.slug === slug), `is no ${what}`)
}

const id = z.int().min(1).max(2_147_483_647)

const hotspot = z.strictObject({ x: place, y: place, variantId: id })

const image = z.strictObject({
  /** What the images know it by (ADR 0066). */
  picture: picture.min(1),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  hotspots: z.array(hotspot).max(INSPIRATION_LIMITS.hotspots),
})

/** What is said of an inspiration, but for its pictures. */
export const inspirationWords = {
  name: line(100).min(1, 'is missing'),
  description: readable(600),
  /** Its pieces are marked in it: shop the look. */
  isStl: z.boolean().default(true),
  room: ofVocabulary(rooms, 'room of the catalogue'),
  style: ofVocabulary(styles, 'style of the catalogue'),
}

/** What an editor writes. */
export const inspirationDocument = z.strictObject({
  ...inspirationWords,
  /** The shop whose room it is; null: the editors'. */
  eshopId: id.nullable().default(null),
  images: z.array(image).min(1, 'there is no picture').max(INSPIRATION_LIMITS.images),
})

export type InspirationDocument = Readonly<z.output<typeof inspirationDocument>>

/** A mark on a picture and what stands there. */
export interface Hotspot {
  readonly x: number
  readonly y: number
  readonly variantId: number
  readonly productId: number
}

export interface InspirationImage {
  readonly picture: string
  readonly width: number
  readonly height: number
  readonly hotspots: readonly Hotspot[]
}

/** An inspiration as it is kept (E-05). */
export interface Inspiration {
  readonly id: number
  readonly ident: string | null
  readonly version: number
  readonly state: 'draft' | 'published'
  readonly name: string
  readonly description: string
  readonly isStl: boolean
  readonly room: string
  readonly style: string
  readonly eshopId: number | null
  readonly images: readonly InspirationImage[]
  readonly publishedAt: Date | null
  readonly savedAt: Date
}
