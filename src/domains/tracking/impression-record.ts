import { clickSources } from '#domains/clicks/contract.ts'
import { idSchema } from '#platform/http/calls/wire.ts'

/** A record of the body, read. */
export interface ImpressionRecord {
  readonly variantId: number
  readonly source: number
  readonly position: number | null
  /** Proof that a page of ours showed it; not looked at yet. */
  readonly ri: string | undefined
}

export type BadRecord = 'bad_variant_id' | 'bad_source'

/** The last card of the last page that a listing has. */
const MOST_POSITION = 9_600
const MOST_RI_CHARS = 120
const known: ReadonlySet<unknown> = new Set(Object.values(clickSources))

/** A record, or the field for which it cannot be kept. An odd position or `ri` is as none: what was seen was seen. */
export function readRecord(raw: Readonly<Record<string, unknown>>): ImpressionRecord | BadRecord {
  const { variant_id: variantId, source, position, ri } = raw
  if (!idSchema.safeParse(variantId).success) return 'bad_variant_id'
  if (!known.has(source)) return 'bad_source'
  return {
    variantId: variantId as number,
    source: source as number,
    position: isPosition(position) ? position : null,
    ri: typeof ri === 'string' && ri.length <= MOST_RI_CHARS ? ri : undefined,
  }
}

function isPosition(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MOST_POSITION
}
