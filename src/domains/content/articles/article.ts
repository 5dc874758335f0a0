import { z } from 'zod'
import { articleCategories, type ArticleCategorySlug } from './article-categories.ts'
import { articleBlock } from './article-blocks.ts'
import { line, pictureWithAlt } from './article-values.ts'

/** What one article and one site may hold (docs/limits.md). */
export const ARTICLE_LIMITS = { blocks: 80, articles: 2_000, versions: 200 } as const

const slugs = articleCategories.map(({ slug }) => slug) as [ArticleCategorySlug, ...ArticleCategorySlug[]]

/**
 * What an article says, in one version. A draft may lack words and pictures, but never holds anything that must not be shown; what is missing before
 * it can be published says `missingInArticle`.
 */
export const articleDocument = z.strictObject({
  slug: z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters and digits joined by "-"'),
  category: z.enum(slugs),
  title: line(120),
  /** A few sentences above the text, in lists and for search engines. */
  lead: line(400),
  author: z.strictObject({ name: line(80), about: line(200).default('') }),
  cover: pictureWithAlt.nullable().default(null),
  blocks: z.array(articleBlock).max(ARTICLE_LIMITS.blocks),
  /** Paid for by somebody: said above the text and wherever the article is shown. */
  sponsored: z
    .strictObject({ label: line(60).default('Conteúdo patrocinado'), by: line(80) })
    .nullable()
    .default(null),
})

export type ArticleDocument = Readonly<z.output<typeof articleDocument>>

export type ArticleState = 'draft' | 'scheduled' | 'published' | 'withdrawn'

/** An article that visitors see, or will from `publishedAt` on. */
export interface PublicArticle {
  readonly id: number
  readonly document: ArticleDocument
  /** ISO moments. */
  readonly publishedAt: string
  /** null: as it was first published. */
  readonly updatedAt: string | null
}
