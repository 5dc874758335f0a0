import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { countSchema, idSchema, keptNumberSchema } from '#platform/http/calls/wire.ts'
import { articleCategories } from '../../rules/article-categories.ts'

const stateSchema = z.enum(['draft', 'scheduled', 'published', 'withdrawn'])
const categorySlugs = articleCategories.map(({ slug }) => slug) as [string, ...string[]]
const versionSchema = keptNumberSchema.min(1)
const momentSchema = z.iso.datetime({ offset: true })

/** What an article says, as articles/article.ts has it: the handler checks it, and names each wrong value by its path. */
const documentSchema = z.unknown()

const rowSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    slug: z.string(),
    category: z.string(),
    author: z.string(),
    state: stateSchema,
    version: versionSchema,
    /** Saved since it was published. */
    hasChanges: z.boolean(),
    publishedAt: momentSchema.nullable(),
    savedAt: momentSchema,
    sponsoredBy: z.string().nullable(),
  })
  .meta({ id: 'ArticleRow' })

const editedSchema = z
  .object({
    id: idSchema,
    version: versionSchema,
    state: stateSchema,
    publishedVersion: versionSchema.nullable(),
    publishedAt: momentSchema.nullable(),
    updatedAt: momentSchema.nullable(),
    savedAt: momentSchema,
    document: documentSchema,
    /** What it lacks before it can be published, each with its place. */
    missing: z.array(z.string()),
    /** Of its listings, those that show nothing now, each with its place: said, and no reason to refuse. */
    warnings: z.array(z.string()),
    /** Of the page, once it is published. */
    url: z.string(),
    /** Signed; whoever has it sees the newest version. */
    previewUrl: z.string(),
    /** Where the pictures that it names are shown, by their places. */
    pictureUrls: z.record(z.string(), z.string()),
    /** Whole; takes a form with a file, and leads back to the screen. */
    pictureUploadUrl: z.string(),
  })
  .meta({ id: 'EditedArticle' })

const facts = { id: 'B-09', service: 'admin', access: 'staff:content', priority: 'api' } as const
const params = z.object({ articleId: idSchema })
const refusals = ['not_found', 'conflict', 'unprocessable'] as const

export const listArticlesCall = defineListCall({
  id: 'B-09',
  operationId: 'listArticles',
  path: '/v1/backoffice/articles',
  access: 'staff:content',
  summary: 'Articles, published or not',
  sorts: ['title', 'published', 'saved'],
  defaultSort: '-saved',
  filters: { state: stateSchema.optional(), category: z.enum(categorySlugs).optional() },
  row: rowSchema,
})

export const readArticleCall = defineCall({
  ...facts,
  operationId: 'readArticle',
  method: 'GET',
  path: '/v1/backoffice/articles/{articleId}',
  summary: 'An article with its newest version',
  params,
  answer: editedSchema,
  refusals: ['not_found'],
})

export const createArticleCall = defineCall({
  ...facts,
  operationId: 'createArticle',
  method: 'POST',
  path: '/v1/backoffice/articles',
  summary: 'Keeps a new article as a draft',
  body: { name: 'article', schema: z.object({ document: documentSchema }) },
  answer: editedSchema,
  refusals,
})

export const saveArticleCall = defineCall({
  ...facts,
  operationId: 'saveArticle',
  method: 'POST',
  path: '/v1/backoffice/articles/{articleId}',
  summary: 'Saves an article over the version that was read; another one stands there: conflict',
  params,
  body: {
    name: 'change',
    schema: z.object({ version: versionSchema, document: documentSchema, isAutosave: z.boolean() }),
  },
  answer: editedSchema,
  refusals,
})

export const publishArticleCall = defineCall({
  ...facts,
  operationId: 'publishArticle',
  method: 'POST',
  path: '/v1/backoffice/articles/{articleId}/publish',
  summary: 'Visitors see the version that was read, now or from a moment on',
  params,
  body: { name: 'change', schema: z.object({ version: versionSchema, at: momentSchema.nullable() }) },
  answer: editedSchema,
  refusals,
})

export const withdrawArticleCall = defineCall({
  ...facts,
  operationId: 'withdrawArticle',
  method: 'POST',
  path: '/v1/backoffice/articles/{articleId}/withdraw',
  summary: 'Visitors see the article no longer',
  params,
  body: { name: 'change', schema: z.object({ version: versionSchema }) },
  answer: editedSchema,
  refusals,
})

export const listArticleVersionsCall = defineCall({
  ...facts,
  operationId: 'listArticleVersions',
  method: 'GET',
  path: '/v1/backoffice/articles/{articleId}/versions',
  summary: 'The versions of an article, the newest first',
  params,
  answer: z.object({
    versions: z.array(
      z.object({
        version: versionSchema,
        savedAt: momentSchema,
        isAutosave: z.boolean(),
        isPublished: z.boolean(),
        title: z.string(),
        blocksCount: countSchema,
      }),
    ),
  }),
  refusals: ['not_found'],
})

export const restoreArticleCall = defineCall({
  ...facts,
  operationId: 'restoreArticle',
  method: 'POST',
  path: '/v1/backoffice/articles/{articleId}/restore',
  summary: 'An older version becomes the newest again, as one more',
  params,
  body: { name: 'change', schema: z.object({ version: versionSchema, restored: versionSchema }) },
  answer: editedSchema,
  refusals,
})

/** Calls of the editor (B-09). */
export const articleEditorCalls = [
  listArticlesCall,
  readArticleCall,
  createArticleCall,
  saveArticleCall,
  publishArticleCall,
  withdrawArticleCall,
  listArticleVersionsCall,
  restoreArticleCall,
] as const
