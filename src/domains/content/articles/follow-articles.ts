import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { PublicArticle } from './article.ts'
import { readDocument } from './article-storage.ts'

export type FoundArticle =
  | { readonly kind: 'article'; readonly article: PublicArticle }
  /** It stands under another slug now. */
  | { readonly kind: 'moved'; readonly slug: string }
  /** Withdrawn. */
  | { readonly kind: 'gone' }

/** The articles that a process shows: a copy, as of the other content (ADR 0060). */
export interface ArticleFollower {
  /** What is published at this moment, the newest first. */
  shown(): readonly PublicArticle[]
  /** By a slug, its present one or an older one; null: nobody knows it. */
  find(slug: string): FoundArticle | null
  /** Changes with what is shown, also when time alone publishes. */
  version(): string
  /** Reads what is newer; what was read before stands while the database is away. */
  refresh(): Promise<void>
}

interface Copy {
  readonly revision: number
  /** Whether they are shown yet or not, the newest first. */
  readonly articles: readonly PublicArticle[]
  readonly owners: ReadonlyMap<string, number>
}

/** Empty until the first `refresh`. */
export function followArticles({ db, clock }: { readonly db: Database; readonly clock: Clock }): ArticleFollower {
  let copy: Copy = { revision: -1, articles: [], owners: new Map() }
  const isShown = ({ publishedAt }: PublicArticle): boolean => Date.parse(publishedAt) <= clock.now().getTime()
  return {
    shown: () => copy.articles.filter(isShown),
    find: (slug) => {
      const id = copy.owners.get(slug)
      if (id === undefined) return null
      const article = copy.articles.find((each) => each.id === id)
      if (article === undefined) return { kind: 'gone' }
      if (!isShown(article)) return null
      return article.document.slug === slug
        ? { kind: 'article', article }
        : { kind: 'moved', slug: article.document.slug }
    },
    version: () => `${copy.revision}.${copy.articles.filter(isShown).length}`,
    refresh: async () => {
      const revision = await readArticleRevision(db)
      // What is published between the two reads is newer than this revision and is read again at the next call.
      if (revision !== copy.revision) copy = { revision, ...(await loadPublic(db)) }
    },
  }
}

/** Counts what has changed for visitors; 0: nothing yet. */
export async function readArticleRevision(db: Database): Promise<number> {
  const row = await db.selectFrom('content.article_revision').select('n').executeTakeFirst()
  return Number(row?.n ?? 0)
}

async function loadPublic(db: Database): Promise<Omit<Copy, 'revision'>> {
  const [rows, slugs] = await Promise.all([
    db
      .selectFrom('content.article as a')
      .innerJoin('content.article_version as v', (join) =>
        join.onRef('v.article_id', '=', 'a.id').onRef('v.version', '=', 'a.published_version'),
      )
      .select(['a.id', 'a.published_at', 'a.updated_at', 'v.document'])
      .where('a.state', '=', 'published')
      .orderBy('a.published_at', 'desc')
      .orderBy('a.id', 'desc')
      .execute(),
    db.selectFrom('content.article_slug').selectAll().execute(),
  ])
  const articles = rows.flatMap(({ id, published_at, updated_at, document }): PublicArticle[] => {
    const read = readDocument(document)
    if (read === null || published_at === null) return []
    const publishedAt = published_at.toISOString()
    return [{ id, document: read, publishedAt, updatedAt: updated_at?.toISOString() ?? null }]
  })
  return { articles, owners: new Map(slugs.map(({ slug, article_id }) => [slug, article_id])) }
}
