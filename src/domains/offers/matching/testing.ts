import { categorise, categoryById, extractAttributes, noAttributes } from '#domains/catalogue/contract.ts'
import { type Article, type ArticleFeatures, readArticle } from './article.ts'

/** Articles for tests of matching; never part of the product. */

/** A sofa of one shop and brand, in all else as said. */
export function anArticle(said: Partial<Article> & { readonly title: string }): Article {
  return {
    variantId: 1,
    eshopId: 1,
    brandSlug: 'lumen',
    gtin: null,
    mpn: null,
    condition: 'new',
    categoryId: 1003,
    departmentId: 1000,
    priceCents: 49_900,
    attributes: noAttributes,
    groupKey: null,
    ...said,
  }
}

/** What a shop says of an article beside its title. */
export interface Said extends Partial<Pick<Article, 'gtin' | 'mpn' | 'condition' | 'brandSlug'>> {
  readonly euros?: number
  /** By its title unless said. */
  readonly category?: number
  readonly text?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** An article as an import reads it: category and attributes are those that the catalogue finds. */
export function readAs(
  shop: number,
  title: string,
  { euros = 199, text, fields = {}, category, ...said }: Said = {},
): ArticleFeatures {
  const categoryId =
    category ?? categorise({ googleCategory: null, productType: null, title, shopRules: [] }).categoryId
  return readArticle(
    anArticle({
      variantId: shop,
      eshopId: shop,
      title,
      brandSlug: 'hemma',
      categoryId,
      departmentId: categoryId === null ? null : (categoryById(categoryId)?.departmentId ?? null),
      priceCents: Math.round(euros * 100),
      attributes: extractAttributes({ title, description: text ?? null, productType: null, fields, categoryId }),
      ...said,
    }),
  )
}
