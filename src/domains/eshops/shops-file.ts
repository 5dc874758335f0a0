import { checkedJson } from '#platform/files/checked-json.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import { z } from 'zod'

/**
 * The file that `poiso shops apply FILE` reads: `{"shops": [{"slug", "name", "domains": [{"domain"}], "tariffs": [{"region",
 * "delivered", "priceCents", …}], "vouchers", "feed": {"url"}, "reviewFeed": {"url"}}]}`. What is left out is unknown, never 0; of a shop that is
 * named, the file is the whole truth.
 */
export const SHOPS_FILE_LIMITS = { shops: 10_000, domains: 50, tariffs: 100, vouchers: 1000, text: 2000 } as const

const cents = z.int().min(0).max(100_000_000)
const text = z.string().trim().min(1).max(SHOPS_FILE_LIMITS.text)
const instant = z.iso.datetime().nullable().default(null)

const policy = z.strictObject({
  text,
  costCents: cents.nullable().default(null),
  checkedOn: z.iso.date(),
  url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
})

const bracket = z
  .strictObject({
    region: z.enum(['mainland', 'madeira', 'azores']),
    label: text.nullable().default(null),
    delivered: z.boolean().default(true),
    priceCents: cents.nullable().default(null),
    upToWeightG: z.int().min(1).max(100_000_000).nullable().default(null),
    upToPriceCents: cents.min(1).nullable().default(null),
    freeFromCents: cents.nullable().default(null),
    deliveryDays: z.int().min(0).max(365).nullable().default(null),
  })
  .refine((row) => row.delivered === (row.priceCents !== null), {
    message: 'priceCents belongs to a region that is delivered to, and to no other',
    path: ['priceCents'],
  })

/** Of a voucher, as it may stand in an address (`/produtos/loja/{slug}/voucher/{code}`). */
const VOUCHER_CODE = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._-]{1,39}$/u

const voucher = z
  .strictObject({
    code: z
      .string()
      .trim()
      .normalize()
      .regex(VOUCHER_CODE, 'a code of 2 to 40 letters, digits, ".", "_" or "-", the first a letter or a digit'),
    valueType: z.enum(['percent', 'amount']),
    value: z.int().min(1).max(100_000_000),
    minOrderCents: cents.default(0),
    unconditional: z.boolean(),
    description: text.nullable().default(null),
    validFrom: instant,
    validUntil: instant,
  })
  .refine((row) => row.valueType === 'amount' || row.value <= 100, {
    message: 'a percentage is 1 to 100',
    path: ['value'],
  })
  .refine(
    (row) =>
      row.validFrom === null || row.validUntil === null || Date.parse(row.validFrom) < Date.parse(row.validUntil),
    { message: 'it would end before it begins (validFrom)', path: ['validUntil'] },
  )

const host = z
  .string()
  .toLowerCase()
  .regex(
    /^(?!www\.)(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'a host name without www. and port',
  )

const shop = z.strictObject({
  slug: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters and digits joined by "-"'),
  name: z.string().trim().min(1).max(100),
  description: text.nullable().default(null),
  /** The name of a file beside this one, or the place of a picture that was kept before. */
  logo: z.string().min(1).max(255).nullable().default(null),
  paid: z.boolean().default(false),
  /** Where questions about its products are mailed to; never shown. */
  contactMail: z.string().trim().refine(isMailAddress, 'an e-mail address').nullable().default(null),
  domains: z
    .array(z.strictObject({ domain: host, kind: z.enum(['site', 'affiliate']).default('site') }))
    .max(SHOPS_FILE_LIMITS.domains)
    .default([]),
  coolingOffDays: z.int().min(1).max(365).nullable().default(null),
  returnPolicy: policy.nullable().default(null),
  assemblyPolicy: policy.nullable().default(null),
  collectionPolicy: policy.nullable().default(null),
  tariffs: z.array(bracket).max(SHOPS_FILE_LIMITS.tariffs).default([]),
  vouchers: z.array(voucher).max(SHOPS_FILE_LIMITS.vouchers).default([]),
  feed: z
    .strictObject({
      url: z.url({ protocol: /^https?$/ }),
      dialect: z.string().nullable().default(null),
      currency: z.literal('EUR').nullable().default(null),
      fetchEveryMinutes: z.int().min(15).max(10_080).nullable().default(null),
    })
    .nullable()
    .default(null),
  /** Its reviews in Google's format of product reviews. */
  reviewFeed: z
    .strictObject({
      url: z.url({ protocol: /^https?$/ }),
      fetchEveryMinutes: z.int().min(60).max(10_080).nullable().default(null),
    })
    .nullable()
    .default(null),
})

const file = z.strictObject({ shops: z.array(shop).max(SHOPS_FILE_LIMITS.shops) })

export type ShopInFile = z.infer<typeof shop>

/** What of a shop is edited by hand: all but what names it, its logo's file, and where its feeds are fetched. */
export const shopProfileSchema = shop.omit({ slug: true, logo: true, feed: true, reviewFeed: true })
export type ShopProfile = z.infer<typeof shopProfileSchema>

/** The shops of a file's text, or what is wrong, each with the path of the value: `shops[2].tariffs[0].priceCents: …`. */
export function parseShopsFile(
  json: string,
): { kind: 'shops'; shops: readonly ShopInFile[] } | { kind: 'wrong'; problems: readonly string[] } {
  const parsed = checkedJson(json, file)
  if (parsed.kind === 'wrong') return parsed
  const problems = [
    ...doubledCodes(parsed.value.shops),
    ...doubles(parsed.value.shops, (row) => [row.slug], 'slug'),
    ...doubles(parsed.value.shops, (row) => row.domains.map(({ domain }) => domain), 'domains'),
  ]
  return problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'shops', shops: parsed.value.shops }
}

/** A code is found whatever its case: two that differ in nothing else could not be told apart. */
function doubledCodes(shops: readonly ShopInFile[]): string[] {
  return shops.flatMap(({ vouchers }, at) => {
    const codes = vouchers.map(({ code }) => code.toLowerCase())
    return codes.flatMap((code, index) =>
      codes.indexOf(code) < index
        ? [
            `shops[${at}].vouchers[${index}].code: "${vouchers[index]?.code}" stands at vouchers[${codes.indexOf(code)}] already`,
          ]
        : [],
    )
  })
}

/** One slug or domain belongs to one shop. */
function doubles(
  shops: readonly ShopInFile[],
  valuesOf: (shop: ShopInFile) => readonly string[],
  field: string,
): string[] {
  const seen = new Map<string, number>()
  return shops.flatMap((row, at) =>
    valuesOf(row).flatMap((value) => {
      const first = seen.get(value)
      seen.set(value, first ?? at)
      return first === undefined ? [] : [`shops[${at}].${field}: "${value}" stands at shops[${first}] already`]
    }),
  )
}
