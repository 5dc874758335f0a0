import { z } from 'zod'

/** A payload of flags is some kilobytes; one that is larger is something else. */
export const MAX_PAYLOAD_BYTES = 1_048_576

/** Default values by key, as the payload has them: true or false, a number, a text, JSON. */
export type FlagValues = ReadonlyMap<string, unknown>

const featureSchema = z.looseObject({ defaultValue: z.json(), rules: z.array(z.unknown()).optional() })

/** E-16. Rules, experiments and saved groups are part of the shape already; only default values decide until the service exists. */
const payloadSchema = z.looseObject({
  features: z.looseObject({}),
  experiments: z.array(z.unknown()).optional(),
  savedGroups: z.looseObject({}).optional(),
  dateUpdated: z.iso.datetime({ offset: true }).nullable().optional(),
})

/** The default values of a flag payload's text. Throws an Error that says what is wrong with it and where. */
export function readFlagPayload(text: string): FlagValues {
  const { features } = checked(payloadSchema, JSON.parse(text.replace(/^\uFEFF/, '')), '')
  return new Map(
    Object.entries(features).map(([key, feature]) => [
      key,
      checked(featureSchema, feature, `features.${key}`).defaultValue,
    ]),
  )
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, at: string): z.infer<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const place = [at, ...(issue?.path ?? [])].filter((part) => part !== '').join('.')
  throw new Error(`${place === '' ? 'the whole' : place}: ${issue?.message ?? 'cannot be read'}`)
}
