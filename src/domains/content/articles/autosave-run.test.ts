import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { articleDocument } from './article.ts'
import { findArticle } from './article-storage.ts'
import { tellQuietRuns } from './autosave-run.ts'
import { createArticle, publishArticle, saveArticle } from './edit-article.ts'
import type { Editor } from '../editor.ts'
import { undoArticle } from './undo-article.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
const deps = { db, clock }
const [ana, rui] = [7, 8].map((id): Editor => ({ personId: asId<UserId>(id) })) as [Editor, Editor]

function aDocument(slug: string, title: string) {
  return articleDocument.parse({
    slug,
    category: 'sala',
    title,
    lead: 'Antes de o comprar.',
    author: { name: 'Inês Exemplo' },
    cover: { picture: 'inspiration/ab/cd/ef/eabcdef0123456789', alt: 'Uma sala' },
    blocks: [{ kind: 'text', heading: 'Medir', text: 'Com fita métrica.' }],
  })
}

/** An article of its own, saved so many times by a screen and then by hand or not. */
async function anArticle(slug: string) {
  const made = await createArticle(aDocument(slug, 'Início'), ana, deps)
  if (made.kind !== 'done') throw new Error(JSON.stringify(made))
  const { id } = made.article
  let version = 1
  return {
    id,
    async save(title: string, editor: Editor, isAutosave: boolean) {
      const saved = await saveArticle(id, { version, document: aDocument(slug, title), isAutosave }, editor, deps)
      if (saved.kind !== 'done') throw new Error(JSON.stringify(saved))
      version = saved.article.version
    },
    publish: () => publishArticle(id, { version, at: null }, ana, deps),
    title: async () => (await findArticle(db, id, clock.now()))?.document.title,
    async told() {
      const { rows } = await sql<{ action: string; by: number; from: string; to: string; id: number }>`
        select id, action, by_person by, before->>'title' "from", after->>'title' "to" from audit.change
        where kind = 'content.article' and thing_id = ${String(id)} and action <> 'create' order by id`.execute(db)
      return rows.map(({ action, by, from, to }) => [action, Number(by), from, to])
    },
  }
}

test('B-09 what a screen saves by itself is one row of the log, once it has been quiet for ten minutes', async () => {
  const article = await anArticle('calado')
  for (const title of ['A', 'B', 'C']) await article.save(title, ana, true)
  await tellQuietRuns(deps)
  expect(await article.told()).toEqual([])
  clock.advanceMs(10 * 60_000)
  await tellQuietRuns(deps)
  await tellQuietRuns(deps)
  expect(await article.told()).toEqual([['autosave', 7, 'Início', 'C']])
})

test('B-09 a save by hand of the same person takes them into its own row; a publication is told after them', async () => {
  const article = await anArticle('guardado')
  await article.save('A', ana, true)
  await article.save('B', ana, true)
  await article.save('C', ana, false)
  await article.save('D', ana, true)
  await article.publish()
  expect(await article.told()).toEqual([
    ['save', 7, 'Início', 'C'],
    ['autosave', 7, 'C', 'D'],
    ['publish', 7, 'D', 'D'],
  ])
})

test('B-09 of two people each has a row of their own, and nothing that one wrote is lost', async () => {
  const article = await anArticle('a-dois')
  await article.save('De Ana', ana, true)
  await article.save('De Rui', rui, true)
  await article.save('De Rui, outra vez', rui, true)
  await article.save('Fim', ana, false)
  expect(await article.told()).toEqual([
    ['autosave', 7, 'Início', 'De Ana'],
    ['autosave', 8, 'De Ana', 'De Rui, outra vez'],
    ['save', 7, 'De Rui, outra vez', 'Fim'],
  ])
  const { rows } = await sql<{ title: string }>`
    select document->>'title' title from content.article_version where article_id = ${article.id} order by version`.execute(
    db,
  )
  expect(rows.map(({ title }) => title)).toEqual(['Início', 'De Ana', 'De Rui, outra vez', 'Fim'])
})

test('B-09 what one run has written is taken back as one', async () => {
  const article = await anArticle('reposto')
  for (const title of ['A', 'B']) await article.save(title, ana, true)
  clock.advanceMs(11 * 60_000)
  // Somebody who goes on later begins anew, also before the log has been told by itself.
  for (const title of ['C', 'D']) await article.save(title, ana, true)
  clock.advanceMs(11 * 60_000)
  await tellQuietRuns(deps)
  const { rows } = await sql<{ id: number; action: string; before: never; after: never }>`
    select id, action, before, after from audit.change where thing_id = ${String(article.id)} order by id desc limit 1`.execute(
    db,
  )
  const [last] = rows
  if (last === undefined) throw new Error('nothing in the log')
  const change = { ...last, thingId: String(article.id), by: asId<UserId>(7) }
  expect(await db.transaction().execute((tx) => undoArticle(clock).undo(tx, change))).toBe('undone')
  expect(await article.title()).toBe('B')
})
