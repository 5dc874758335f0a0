import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { serviceOrigin } from '#platform/http/access/service-hosts.ts'
import { paths } from '#storefront/paths.ts'
import { previewLinksOf } from './preview-links-of.ts'

/** Addresses that the editors of articles and inspirations are told. */
export interface ArticleWebParts {
  /** Of the screen of an article, whole. */
  articleScreenUrl(articleId: number, outcome: Readonly<Record<string, string>>): string
  /** Of the screen of an inspiration, whole; 0: of a new one. */
  inspirationScreenUrl(inspirationId: number, outcome: Readonly<Record<string, string>>): string
  /** Of the screen of a shop's file of inspirations, whole: of what was sent, or of the shop with what is wrong. */
  bringScreenUrl(at: { readonly uploadId: number } | { readonly eshopId: number; readonly wrong: string }): string
  /** Of an article's preview, signed. */
  articlePreviewUrl(articleId: number): string
}

export function articleWebParts(parts: {
  readonly config: Config
  readonly clock: Clock
  readonly secret: string
}): ArticleWebParts {
  const links = previewLinksOf(parts)
  const { config, clock } = parts
  const base = config.hosts.admin === undefined ? `${config.url}/admin` : serviceOrigin(config, 'admin')
  return {
    articleScreenUrl: (articleId, outcome) => `${base}/artigos/${articleId}?${new URLSearchParams(outcome).toString()}`,
    inspirationScreenUrl: (id, outcome) =>
      `${base}/inspiracoes/${id === 0 ? 'nova' : id}?${new URLSearchParams(outcome).toString()}`,
    bringScreenUrl: (at) =>
      'uploadId' in at
        ? `${base}/inspiracoes/trazer/${at.uploadId}`
        : `${base}/inspiracoes/trazer?${new URLSearchParams({ loja: String(at.eshopId), wrong: at.wrong }).toString()}`,
    articlePreviewUrl: (articleId) => paths.articlePreview(articleId, links.sign(articleId, clock.now())),
  }
}
