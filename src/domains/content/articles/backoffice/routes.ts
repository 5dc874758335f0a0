import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/connect.ts'
import type { Clock } from '#platform/clock.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { articleDocument } from '../article.ts'
import type { ArticleDocument } from '../../rules/article-document.ts'
import { findArticle, type KeptArticle } from '../article-storage.ts'
import {
  createArticle,
  type EditOutcome,
  publishArticle,
  restoreArticle,
  saveArticle,
  withdrawArticle,
} from '../edit-article.ts'
import { editorOf } from '../../editor.ts'
import { missingInArticle } from '../missing-in-article.ts'
import {
  createArticleCall,
  listArticlesCall,
  listArticleVersionsCall,
  publishArticleCall,
  readArticleCall,
  restoreArticleCall,
  saveArticleCall,
  withdrawArticleCall,
} from './calls.ts'
import { listArticles, listVersions } from './list-articles.ts'
import { type CountListed, listingWarnings } from './listing-warnings.ts'
import { namedPictures, type PictureSize, picturesNotKept } from './named-pictures.ts'

export interface ArticleEditorOptions {
  readonly db: Database
  readonly clock: Clock
  articleUrl(slug: string): string
  /** Of a preview, signed. */
  articlePreviewUrl(articleId: number): string
  /** Where a picture of content is shown, large. */
  pictureUrl(picture: string): string
  /** Where pictures for an article are sent, whole, with a ticket. */
  articlePictureUrl(articleId: number): string
  readonly pictureSize: PictureSize
  readonly countListed: CountListed
}

/** B-09: what editors do with articles. */
export function articleEditorRoutes(app: FastifyInstance, options: ArticleEditorOptions): void {
  const { db, clock } = options
  const answer = (outcome: EditOutcome) => answerOf(outcome, options)
  mountList(
    app,
    listArticlesCall,
    async (asked) => {
      const { rows, totalCount } = await listArticles(db, asked, clock.now())
      return { rows: rows.map(wireRow), totalCount }
    },
    {
      Id: ({ id }) => id,
      Título: ({ title }) => title,
      Categoria: ({ category }) => category,
      Autor: ({ author }) => author,
      Estado: ({ state }) => state,
      Publicado: ({ publishedAt }) => publishedAt,
      Guardado: ({ savedAt }) => savedAt,
    },
  )
  mountCall(app, readArticleCall, async ({ params: { articleId } }) => {
    const article = await findArticle(db, articleId, clock.now())
    return article === null ? absent(articleId) : wireArticle(article, options)
  })
  mountCall(app, createArticleCall, async ({ body, request }) => {
    const document = read(body.document)
    if ('kind' in document) return document
    const problems = await picturesNotKept(document, options.pictureSize)
    if (problems.length > 0) return unprocessable(problems)
    return answer(await createArticle(document, await editorOf(request), options))
  })
  mountCall(app, saveArticleCall, async ({ params: { articleId }, body, request }) => {
    const document = read(body.document)
    if ('kind' in document) return document
    const standing = await findArticle(db, articleId, clock.now())
    const problems = await picturesNotKept(document, options.pictureSize, standing?.document)
    if (problems.length > 0) return unprocessable(problems)
    return answer(await saveArticle(articleId, { ...body, document }, await editorOf(request), options))
  })
  mountCall(app, publishArticleCall, async ({ params: { articleId }, body: { version, at }, request }) => {
    const from = at === null ? null : new Date(at)
    const standing = await findArticle(db, articleId, clock.now())
    const problems = standing === null ? [] : await picturesNotKept(standing.document, options.pictureSize)
    if (problems.length > 0) return unprocessable(problems)
    return answer(await publishArticle(articleId, { version, at: from }, await editorOf(request), options))
  })
  mountCall(app, withdrawArticleCall, async ({ params: { articleId }, body, request }) =>
    answer(await withdrawArticle(articleId, body, await editorOf(request), options)),
  )
  mountCall(app, restoreArticleCall, async ({ params: { articleId }, body, request }) =>
    answer(await restoreArticle(articleId, body, await editorOf(request), options)),
  )
  mountCall(app, listArticleVersionsCall, async ({ params: { articleId } }) => {
    const versions = await listVersions(db, articleId)
    return versions.length === 0 ? absent(articleId) : { versions }
  })
}

function read(document: unknown): ArticleDocument | Refusal<'unprocessable'> {
  const parsed = articleDocument.safeParse(document)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`)
  return unprocessable(problems)
}

function unprocessable(problems: readonly string[]): Refusal<'unprocessable'> {
  return refusal('unprocessable', problems.join('\n'))
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (at, key) => (typeof key === 'number' ? `${at}[${key}]` : `${at}.${String(key)}`),
    'document',
  )
}

function answerOf(outcome: EditOutcome, options: ArticleEditorOptions) {
  switch (outcome.kind) {
    case 'done':
      return wireArticle(outcome.article, options)
    case 'absent':
      return refusal('not_found', 'there is no such article, or no such version of it')
    case 'stale':
      return refusal('conflict', `article ${outcome.present.id} is at version ${outcome.present.version} now`)
    case 'wrong':
      return unprocessable(outcome.problems)
  }
}

function absent(articleId: number): Refusal<'not_found'> {
  return refusal('not_found', `article ${articleId} does not exist`)
}

function wireRow({ id, version, state, publishedVersion, publishedAt, savedAt, document }: KeptArticle) {
  const { title, slug, category, author, sponsored } = document
  return {
    id,
    title,
    slug,
    category,
    author: author.name,
    state,
    version,
    hasChanges: publishedVersion !== null && version > publishedVersion,
    publishedAt: publishedAt?.toISOString() ?? null,
    savedAt: savedAt.toISOString(),
    sponsoredBy: sponsored?.by ?? null,
  }
}

async function wireArticle(article: KeptArticle, options: ArticleEditorOptions) {
  const { id, version, state, publishedVersion, publishedAt, updatedAt, savedAt, document } = article
  return {
    id,
    version,
    state,
    publishedVersion,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt?.toISOString() ?? null,
    savedAt: savedAt.toISOString(),
    document: { ...document },
    missing: missingInArticle(document),
    warnings: await listingWarnings(document, options.countListed),
    url: options.articleUrl(document.slug),
    previewUrl: options.articlePreviewUrl(id),
    pictureUrls: Object.fromEntries(
      namedPictures(document).map(({ picture }) => [picture, options.pictureUrl(picture)]),
    ),
    pictureUploadUrl: options.articlePictureUrl(id),
  }
}
