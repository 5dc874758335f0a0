import { slugOf } from './slug.ts'
import type { Condition } from './offer-words.ts'

/** What an offer says about which article it is. */
export interface Identity {
  /** 14 digits with a right check digit, or null. */
  readonly gtin: string | null
  readonly brandSlug: string | null
  readonly mpn: string | null
  readonly condition: Condition
  readonly departmentId: number | null
  readonly title: string
}

const MIN_MPN_CHARS = 3

/**
 * The keys by which an offer is the same product as another: right GTIN, and brand + MPN, each within one condition and
 * department (decisions.md, Things; fault F10: one GTIN on a sofa and a lamp does not merge them). Without a category the
 * head word of the title stands for the department: "Sofá…" and "Candeeiro…" stay apart.
 */
export const groupKeys = (identity: Identity): string[] => {
  const scope = `${identity.condition}:${identity.departmentId ?? headWord(identity.title)}`
  const keys: string[] = []
  if (identity.gtin !== null) keys.push(`g:${identity.gtin}:${scope}`)
  const mpn = identity.mpn?.toUpperCase().replace(/[^A-Z0-9]+/g, '') ?? ''
  if (identity.brandSlug !== null && mpn.length >= MIN_MPN_CHARS) keys.push(`m:${identity.brandSlug}:${mpn}:${scope}`)
  return keys
}

const headWord = (title: string): string => slugOf(title).split('-').find((word) => word.length > 2 && /^[a-z]+$/.test(word)) ?? ''
