import { type Attributes, categorise, categoryById, extractAttributes, rulesVersion } from '#domains/catalogue/contract.ts'
import type { OfferItem } from '../offer-item.ts'
import { RULES_VERSION } from '../read/fingerprint.ts'

export interface Enrichment {
  readonly categoryId: number | null
  readonly categorySource: string | null
  readonly departmentId: number | null
  readonly attributes: Attributes
}

/** Changes whenever the same raw item may be read to something else: by the reader's rules or the catalogue's. */
export const IMPORT_RULES_VERSION = RULES_VERSION * 1000 + rulesVersion

/** Category and attributes of an offer, by the catalogue's rules. */
export const enrichOffer = (item: OfferItem): Enrichment => {
  const { categoryId, source } = categorise({ googleCategory: item.googleCategory, productType: item.productType, title: item.title, shopRules: [] })
  return {
    categoryId,
    categorySource: categoryId === null ? null : source,
    departmentId: categoryId === null ? null : (categoryById(categoryId)?.departmentId ?? null),
    attributes: extractAttributes({ title: item.title, description: item.description, productType: item.productType, fields: item.attributeFields, categoryId }),
  }
}
