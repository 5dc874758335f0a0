import { type SqlBool, sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { keptArticle, type KeptArticle, readDocument } from '../article-storage.ts'

interface ArticlesAsked {
  readonly q: string | null
  readonly sort: 'title' | 'published' | 'saved'
  readonly isDescending: boolean
  readonly limit: number
  readonly offset: number
  readonly filters: { readonly state?: string | undefined; readonly category?: string | undefined }
}

const TITLE = sql`v.document->>'title'`
const SLUG = sql`v.document->>'slug'`
const AUTHOR = sql`v.document->'author'->>'name'`

const SORTED_BY = {
  title: sql`lower(${TITLE})`,
  published: sql`a.published_at`,
  saved: sql`a.saved_at`,
} as const

/** A page of all articles, each by its newest version. */
export async function listArticles(
  db: Database,
  { q, sort, isDescending, limit, offset, filters }: ArticlesAsked,
  now: Date,
): Promise<{ readonly rows: readonly KeptArticle[]; readonly totalCount: number }> {
  const state = sql<string>`case when a.state = 'published' and a.published_at > ${now} then 'scheduled' else a.state end`
  const found = db
    .selectFrom('content.article as a')
    .innerJoin('content.article_version as v', (join) =>
      join.onRef('v.article_id', '=', 'a.id').onRef('v.version', '=', 'a.version'),
    )
    .$if(q !== null, (query) =>
      query.where(({ or }) => or([TITLE, SLUG, AUTHOR].map((words) => sql<SqlBool>`${words} ilike ${like(q ?? '')}`))),
    )
    .$if(filters.state !== undefined, (query) => query.where(state, '=', filters.state ?? ''))
    .$if(filters.category !== undefined, (query) =>
      query.where(sql<SqlBool>`v.document->>'category' = ${filters.category ?? ''}`),
    )
  const [rows, { count }] = await Promise.all([
    found
      .selectAll('a')
      .select('v.document')
      .orderBy(SORTED_BY[sort], (order) => (isDescending ? order.desc().nullsLast() : order.asc().nullsLast()))
      .orderBy('a.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  return {
    rows: rows.flatMap(({ document, ...row }) => {
      const read = readDocument(document)
      return read === null ? [] : [keptArticle(row, read, now)]
    }),
    totalCount: Number(count),
  }
}

function like(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`
}

/** The versions of an article that are kept, the newest first. */
export async function listVersions(db: Database, articleId: number) {
  const rows = await db
    .selectFrom('content.article_version as v')
    .innerJoin('content.article as a', 'a.id', 'v.article_id')
    .select(['v.version', 'v.saved_at', 'v.is_autosave', 'a.published_version'])
    .select(sql<string>`v.document->>'title'`.as('title'))
    .select(sql<number>`jsonb_array_length(v.document->'blocks')`.as('blocks_count'))
    .where('v.article_id', '=', articleId)
    .orderBy('v.version', 'desc')
    .execute()
  return rows.map((row) => ({
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    isAutosave: row.is_autosave,
    isPublished: row.version === row.published_version,
    title: row.title,
    blocksCount: row.blocks_count,
  }))
}
