import { contentPictureSize, openImageStore } from '#domains/images/contract.ts'
import type { Config } from '#platform/config.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { serviceOrigin } from '#platform/http/access/service-hosts.ts'
import { derivedKey } from '#platform/secret.ts'
import { type ArticleEditorOptions, articleEditorRoutes } from './articles/backoffice/routes.ts'
import type { ArticleFollower } from './articles/follow-articles.ts'
import { articleRoutes, type ArticleRoutesOptions } from './articles/routes.ts'
import { signedLinks, TICKET_HOLDS_MS } from './signed-links.ts'
import { backofficeRoutes } from './backoffice/routes.ts'
import { undoContent } from './backoffice/save-content.ts'
import { undoArticle } from './articles/undo-article.ts'
import { sentPictureRoutes, type SentPicturesOf } from './sent-picture-routes.ts'
import { undoInspiration } from './inspirations/undo-inspiration.ts'
import { type SentInspirations, sentInspirationsRoute } from './inspirations/bring/sent-inspirations-route.ts'
import { undoUpload } from './inspirations/bring/undo-upload.ts'
import { inspirationUploadRoutes } from './inspirations/backoffice/upload-routes.ts'
import type { ContentFollower } from './content-follower.ts'
import type { InspirationFollower } from './inspirations/follow-inspirations.ts'
import { inspirationBackOffice, type InspirationEditing } from './inspirations/backoffice/routes.ts'
import { type InspirationHtml, type InspirationParts, inspirationRoutes } from './inspirations/routes.ts'

/** What an editor has set is shown within so long. */
const LOOK_EVERY_MS = 2_000

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export interface ContentWebParts
  extends
    ArticleRoutesOptions,
    Omit<ArticleEditorOptions, 'articlePictureUrl' | 'pictureSize'>,
    InspirationParts,
    Omit<InspirationEditing, 'pictureSize' | 'inspirationPictureUrl'> {
  readonly config: Config
  readonly secret: string
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  readonly content: Pick<ContentFollower, 'refresh'>
  readonly articles: ArticleFollower
  readonly inspirations: InspirationFollower
  readonly inspirationHtml: InspirationHtml
  /** Addresses, absolute, of the screens that pictures are sent from, with what became of one. */
  readonly articleScreenUrl: SentPicturesOf['screenUrl']
  readonly inspirationScreenUrl: SentPicturesOf['screenUrl']
  readonly bringScreenUrl: SentInspirations['bringScreenUrl']
}

export function web(parts: ContentWebParts): WebSide {
  const { clock, config, dataFolder, secret } = parts
  const store = openImageStore({ imagesUrl: config.imagesUrl, dataFolder })
  const pictureSize = (picture: string) => contentPictureSize(store, picture)
  const sent = (path: `/uploads/${string}`, of: string, use: string) => {
    const tickets = signedLinks(derivedKey(secret, use), TICKET_HOLDS_MS)
    const url = `${serviceOrigin(config, 'uploads')}${path}?${of}=`
    return { path, of, tickets, urlFor: (id: number) => `${url}${id}&bilhete=${tickets.sign(id, clock.now())}` }
  }
  const ofArticles = sent('/uploads/article-picture', 'artigo', 'article-pictures')
  const ofInspirations = sent('/uploads/inspiration-picture', 'inspiracao', 'inspiration-pictures')
  const ofShops = sent('/uploads/inspirations-file', 'loja', 'inspiration-files')
  return {
    routes: (app) => {
      backofficeRoutes(app, parts)
      articleRoutes(app, parts)
      articleEditorRoutes(app, { ...parts, pictureSize, articlePictureUrl: ofArticles.urlFor })
      inspirationRoutes(app, parts)
      inspirationBackOffice(app, { ...parts, pictureSize, inspirationPictureUrl: ofInspirations.urlFor })
      inspirationUploadRoutes(app, { ...parts, inspirationsFileUrl: ofShops.urlFor })
      sentInspirationsRoute(app, { ...parts, ...ofShops, store, bringScreenUrl: parts.bringScreenUrl })
      sentPictureRoutes(app, { clock, store }, [
        { ...ofArticles, screenUrl: parts.articleScreenUrl },
        { ...ofInspirations, screenUrl: parts.inspirationScreenUrl },
      ])
    },
    undos: [undoContent(config.url), undoArticle(clock), undoInspiration(clock), undoUpload(clock)],
    repetitions: [
      {
        everyMs: LOOK_EVERY_MS,
        atOnce: true,
        complaint: 'content cannot be read',
        act: async () => {
          await parts.content.refresh()
          await parts.articles.refresh()
        },
      },
      {
        everyMs: LOOK_EVERY_MS,
        atOnce: true,
        complaint: 'inspirations cannot be read',
        act: () => parts.inspirations.refresh(),
      },
    ],
  }
}
