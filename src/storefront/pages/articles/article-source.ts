import type { ArticleDocument, ArticleFollower } from '#domains/content/contract.ts'
import type { ShownVariant } from '#domains/offers/contract.ts'

/** Articles as the pages ask for them. */
export interface ArticleSource extends Pick<ArticleFollower, 'shown' | 'find' | 'version'> {
  /** What a signed link opens: the newest version, published or not; null: the link is none of ours, is over, or there is no such article. */
  preview(articleId: number, link: string): Promise<ArticleDocument | null>
  /** Offers and the best offers of products, in their order; those that are gone are left out. */
  pieces(asked: {
    readonly by: 'variants' | 'products'
    readonly ids: readonly number[]
  }): Promise<readonly ShownVariant[]>
}
