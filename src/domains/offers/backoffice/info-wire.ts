import { z } from 'zod'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'
import { OVERRIDDEN_LISTS, overrideValuesSchema, SIZE_AXES } from '../overrides/override-values.ts'

/** One value of an offer as people read it. `source`: where it was read; `feed`: what the feed says where a person says something else. */
export const valueSchema = z.object({
  name: z.string(),
  value: z.string().nullable(),
  source: z.string().nullable(),
  feed: z.string().nullable(),
  isOverridden: z.boolean(),
})

const pictureSchema = z.object({
  url: z.string(),
  /** On the image host; null: it is not here. */
  path: z.string().nullable(),
  isHere: z.boolean(),
  width: countSchema.nullable(),
  height: countSchema.nullable(),
  type: z.string().nullable(),
  score: z.number().nullable(),
})

const optionSchema = z.object({ id: z.int(), label: z.string() })

/** What may be overridden, as it stands. */
export const presentSchema = z.object({
  title: z.string(),
  categoryId: idSchema.nullable(),
  lists: z.array(z.object({ name: z.enum(OVERRIDDEN_LISTS), ids: z.array(z.int()), options: z.array(optionSchema) })),
  sizes: z.array(
    z.object({
      axis: z.enum(SIZE_AXES),
      lowMm: z.int().nullable(),
      highMm: z.int().nullable(),
      isOverridden: z.boolean(),
    }),
  ),
})

export const infoSchema = z
  .object({
    variantId: idSchema,
    itemId: z.string(),
    title: z.string(),
    link: z.string(),
    state: z.enum(['live', 'absent', 'ended', 'disabled']),
    eshop: z.object({ id: idSchema, name: z.string(), slug: z.string() }),
    product: z.object({ id: idSchema, slug: z.string(), title: z.string() }),
    values: z.array(valueSchema),
    /** Fields of the feed that stand as they came. */
    raw: z.array(z.object({ name: z.string(), value: z.string() })),
    pictures: z.array(pictureSchema),
    /** What the override form begins with. */
    present: presentSchema,
    categories: z.array(optionSchema),
    override: z
      .object({
        version: z.int().min(1),
        values: overrideValuesSchema,
        reason: z.string(),
        by: z.int().nullable(),
        at: z.iso.datetime(),
      })
      .nullable(),
    prices: z.array(
      z.object({
        at: z.iso.datetime(),
        priceCents: countSchema,
        claimedBeforeCents: countSchema.nullable(),
        availability: z.string(),
      }),
    ),
    relations: z.array(
      z.object({
        kind: z.enum(['same', 'twin', 'family']),
        variantId: idSchema,
        title: z.string(),
        eshopName: z.string(),
        productId: idSchema,
        permille: z.int().nullable(),
      }),
    ),
    /** Its place in time: the last snapshot of its shop, and the run that brought it. */
    seen: z.object({
      firstAt: z.iso.datetime(),
      lastAt: z.iso.datetime(),
      runId: idSchema.nullable(),
      changedAt: z.iso.datetime(),
    }),
  })
  .meta({ id: 'VariantInfo' })
