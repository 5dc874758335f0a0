import { z } from 'zod'
import { countSchema, eurosSchema, idSchema, lengthRangeSchema } from '#platform/http/calls/wire.ts'

/** The offers' entities on the wire, with the fields and words of the specification's section 3; unknown is null (decisions.md, Wire). */

const REGIONS = ['mainland', 'madeira', 'azores'] as const

export const imageSchema = z
  .object({
    /** Path of the image on the image host without its size, `product/ab/cd/ef/{imageId}`. */
    id: z.string(),
    /** What it shows: the article alone ('product', also while nobody has looked), in a room, a part of it, a drawing with measures, words; 'category' is our drawing of a category, which never stands for an article. */
    type: z.enum(['product', 'room', 'detail', 'drawing', 'banner', 'other', 'category']),
    cropped: z.boolean(),
  })
  .meta({ id: 'Image' })

export const voucherSchema = z.object({
  code: z.string(),
  /** Percent or euros. */
  value: z.number().min(0),
  valueType: z.enum(['percent', 'amount']),
  /** Of the piece alone, without delivery. */
  priceWithVoucher: eurosSchema.nullable(),
  /** Good for everybody: then it is in `deliveredTotal`. */
  unconditional: z.boolean(),
  /** 0: none. */
  minOrder: eurosSchema,
  validTo: z.iso.datetime().nullable(),
})

export const reviewTotalsSchema = z.object({
  rating: z.number().min(0).max(5),
  reviewsCount: countSchema,
  imagesCount: countSchema,
  /** Ten counts in half-star steps, from 0.5 to 5. */
  vector: z.array(countSchema).length(10),
})

/** E-02; only for an admin in admin mode. */
export const variantAdminSchema = z.object({
  esRank: z.number().nullable(),
  esPosition: z.int().nullable(),
  groupId: z.int().nullable(),
  optimizationType: z.enum(['APO', 'MPO', 'RPO']).nullable(),
  /** As `image.type`; null: nobody has looked. */
  mainImageType: z.string().nullable(),
  mainImageOrientation: z.string().nullable(),
  /** 0 to 1: how well it serves as the main picture. */
  mainImageAiScore: z.number().min(0).max(1).nullable(),
  /** Why it is not 1: stable codes (images, scoring/picture-judge.ts). */
  mainImageAiScoreReasons: z.array(z.string()).nullable(),
})

/** E-01 */
export const variantSchema = z
  .object({
    id: idSchema,
    productId: idSchema,
    name: z.string(),
    description: z.string().nullable(),
    slug: z.string(),
    condition: z.enum(['new', 'used', 'refurbished', 'returned']),
    eshop: z.object({ id: idSchema, name: z.string(), slug: z.string(), paid: z.boolean() }),
    price: z.object({
      price: eurosSchema,
      /** Our reference price, or null without a proven reduction; never the shop's claim. */
      priceBeforeDiscount: eurosSchema.nullable(),
      installmentMonths: z.int().min(1).nullable(),
      installmentAmount: eurosSchema.nullable(),
    }),
    discount: z.object({ discount: z.int().min(1).max(100), validTo: z.iso.datetime().nullable() }).nullable(),
    voucher: voucherSchema.nullable(),
    discounted: z.boolean(),
    inStock: z.boolean(),
    category: z.object({ id: idSchema, name: z.string(), longName: z.string() }).nullable(),
    active: z.boolean(),
    disabled: z.boolean(),
    dataLayer: z.object({ id: z.string(), name: z.string() }),
    /** Free to the mainland without a threshold. */
    freeShipping: z.boolean(),
    tier: z.enum(['bestseller', 'seller', 'lowPerformer']).nullable(),
    clickSource: z.int().min(1).max(99),
    adminMode: variantAdminSchema.nullable(),
    reviews: reviewTotalsSchema.nullable(),
    dimensions: z.object({
      width: lengthRangeSchema.nullable(),
      height: lengthRangeSchema.nullable(),
      depth: lengthRangeSchema.nullable(),
      diameter: lengthRangeSchema.nullable(),
    }),
    promoTags: z.array(z.enum(['blackFriday', 'gardenSales', 'priceDrop'])),
    hasDeliveries: z.boolean(),
    image: imageSchema.nullable(),
    images: z.array(imageSchema).max(10),
    /** Days in which one may change one's mind. */
    coolingOffPeriod: z.int().min(1).nullable(),
    /** To the asked region (mainland unless said otherwise). */
    deliveryPrice: eurosSchema.nullable(),
    /** Price and delivery there, less an unconditional voucher; null: not known or not delivered there, never 0. */
    deliveredTotal: eurosSchema.nullable(),
    /** Why the two above are null: nobody says what it costs, or the shop does not deliver there. */
    deliveryKind: z.enum(['known', 'unknown', 'not_delivered']),
    deliveryInDays: z.int().min(0).nullable(),
    /** Other shops' offers of the same product. */
    alternativeOffersCount: countSchema,
    displayParameters: z.array(z.object({ name: z.string(), value: z.string() })).max(6),
    highlighted: z.boolean(),
    topProductLabel: z.string().nullable(),
    /** A payment has moved it to where it stands in the list that is answered (G-02). */
    sponsored: z.boolean(),
  })
  .meta({ id: 'Variant' })
export type WireVariant = z.infer<typeof variantSchema>

/** E-07: one shop's ways to deliver an offer. */
export const deliverySchema = z
  .object({
    label: z.string(),
    /** The shop's mark: its place among the images, as an image's `id`. */
    logo: z.string().nullable(),
    website: z.string().nullable(),
    items: z.array(
      z.object({
        id: z.string(),
        /** The region that it goes to. */
        type: z.enum(REGIONS),
        label: z.string(),
        /** null: unknown; 0: free. */
        price: eurosSchema.nullable(),
        /** Piece and delivery, less an unconditional voucher that holds now; null: unknown. With a voucher the delivery in it may be dearer than `price`. */
        total: eurosSchema.nullable(),
        /** Paid to the courier; null: not offered or unknown. */
        priceCod: eurosSchema.nullable(),
        deliveryDays: z.int().min(0).nullable(),
      }),
    ),
  })
  .meta({ id: 'Delivery' })
export type WireDelivery = z.infer<typeof deliverySchema>
