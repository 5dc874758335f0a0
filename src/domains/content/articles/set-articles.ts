import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PictureFiles, takeInContentPicture } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { ArticleDocument } from '../rules/article-document.ts'
import { PROGRAM } from '../editor.ts'
import { type ArticleFile, readArticleFile } from './article-file.ts'
import { countRevisionUp, insertVersion, lockArticle, ownerOfSlug } from './article-storage.ts'
import { endRun } from './autosave-run.ts'
import { factsOf, tellArticleChange } from './record-article-change.ts'

type ReadArticles =
  | { readonly kind: 'articles'; readonly articles: readonly ArticleFile[] }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }

/** Every article of a folder, its pictures kept with the images; or all that is wrong, each with file and line. */
export async function readArticles(folder: string, files: PictureFiles): Promise<ReadArticles> {
  const problems: string[] = []
  const articles: ArticleFile[] = []
  for (const name of globSync('*.md', { cwd: folder }).sort()) {
    const read = readArticleFile(name, readFileSync(join(folder, name), 'utf8'))
    if (!('document' in read)) {
      problems.push(...read.map(({ line, message }) => `${name}:${line}: ${message}`))
      continue
    }
    const document = await withPictures(read.document, files, (wrong) => problems.push(`${name}:1: ${wrong}`))
    articles.push({ ...read, document })
  }
  return problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'articles', articles }
}

/** Each becomes what its file says, by its slug, and is published; articles that no file names stay as they are. */
export function setArticles(
  articles: readonly ArticleFile[],
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const article of articles) await setArticle(tx, article, clock.now())
    await countRevisionUp(tx)
  })
}

/** For a first start: does nothing where there are articles. */
export async function setFirstArticles(
  articles: readonly ArticleFile[],
  deps: Parameters<typeof setArticles>[1],
): Promise<void> {
  const some = await deps.db.selectFrom('content.article').select('id').limit(1).executeTakeFirst()
  if (some === undefined) await setArticles(articles, deps)
}

async function setArticle(tx: DatabaseTransaction, { document, publishedAt }: ArticleFile, now: Date): Promise<void> {
  const owner = await ownerOfSlug(tx, document.slug)
  const before = owner === null ? null : await lockArticle(tx, owner, now)
  if (before !== null && JSON.stringify(before.document) === JSON.stringify(document) && before.state !== 'withdrawn')
    return
  const version = (before?.version ?? 0) + 1
  const row = { version, state: 'published', published_at: publishedAt, saved_at: now } as const
  const id =
    before?.id ??
    (
      await tx
        .insertInto('content.article')
        .values({ ...row, published_version: version })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  await insertVersion(tx, { articleId: id, version, document, isAutosave: false }, now)
  if (before !== null)
    await tx
      .updateTable('content.article')
      .set({ ...row, published_version: version, updated_at: now })
      .where('id', '=', id)
      .execute()
  else await tx.insertInto('content.article_slug').values({ slug: document.slug, article_id: id }).execute()
  const after = await lockArticle(tx, id, now)
  if (before !== null) await endRun(tx, before)
  const told = { id, act: 'publish', editor: PROGRAM, before: before && factsOf(before) } as const
  if (after !== null) await tellArticleChange(tx, { ...told, after: factsOf(after) })
}

/** The article with every picture that it names as the images know it. */
async function withPictures(
  document: ArticleDocument,
  files: PictureFiles,
  say: (wrong: string) => void,
): Promise<ArticleDocument> {
  const taken = async (name: string, at: string): Promise<string> => {
    const picture = await takeInContentPicture(name, files)
    if (picture.kind === 'kept') return picture.path
    say(`${at}: ${name}: ${picture.why}`)
    return name
  }
  const cover =
    document.cover === null
      ? null
      : { ...document.cover, picture: await taken(document.cover.picture, 'cover.picture') }
  const blocks = []
  for (const [index, block] of document.blocks.entries())
    blocks.push(
      'picture' in block ? { ...block, picture: await taken(block.picture, `blocks[${index}].picture`) } : block,
    )
  return { ...document, cover, blocks }
}
