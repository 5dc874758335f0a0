import { articleCategory, type PublicArticle, readingMinutes } from '#domains/content/contract.ts'
import { formatDay } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import type { WireImage } from '../../site.ts'
import { contentImage } from '../pictures/content-image.ts'

/** An article in a list: finished words and links. */
export interface ArticleCardView {
  readonly url: string
  readonly title: string
  readonly lead: string
  readonly category: string
  readonly date: string
  /** ISO. */
  readonly dateTime: string
  readonly minutes: string
  readonly image: WireImage | null
  /** 'Conteúdo patrocinado por …'; null: nobody pays for it. */
  readonly sponsored: string | null
}

export function presentArticleCard({ document, publishedAt }: PublicArticle): ArticleCardView {
  const { slug, title, lead, category, cover } = document
  return {
    url: paths.article(slug),
    title,
    lead,
    category: articleCategory(category)?.name ?? '',
    date: formatDay(publishedAt),
    dateTime: publishedAt,
    minutes: minutesText(document),
    image: cover === null || cover.picture === '' ? null : contentImage(cover.picture),
    sponsored: sponsoredText(document),
  }
}

/** '4 min de leitura'. */
export function minutesText(document: PublicArticle['document']): string {
  return `${readingMinutes(document)} min de leitura`
}

export function sponsoredText({ sponsored }: PublicArticle['document']): string | null {
  return sponsored === null ? null : `${sponsored.label} por ${sponsored.by}`
}
