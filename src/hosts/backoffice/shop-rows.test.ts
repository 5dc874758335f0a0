import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { eshopIdOf, issueEshopToken } from '#domains/eshops/contract.ts'
import { anItem } from '#domains/feeds/import/testing.ts'
import { startTrial } from '#domains/feeds/lab/start-trial.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { addMember } from '#domains/partners/contract.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { shopRightOf } from '#platform/http/access/shop-rights.ts'
import type { EshopId } from '#platform/ids.ts'
import { pathOfRoute } from '../testing-routes.ts'
import { aMarketplace, SECRET } from '../testing.ts'

/** P-04: whatever an owner of one shop reads, nothing of another shop stands in it. */

const database = await testDatabase()
const { db } = database
/** Stands in all that is of the other shop, and nowhere else. */
const MARK = 'zebedeu'
const market = await aMarketplace(database, { items: [anItem({ id: 'meu', title: 'Sofá Óbidos' })] })
const { bench, whole } = market
await market.importItems([anItem({ id: MARK, title: `Mesa ${MARK}`, link: `https://${MARK}.pt/x` })], 'Outra Loja')
afterAll(() => market.close())
const now = bench.clock.now()
const theirs = (await eshopIdOf(db, 'outra-loja')) as EshopId

async function ownerOf(slug: string, email: string) {
  const { person, header } = await aSignedInPerson({ db, clock: bench.clock }, { email, name: email }, SECRET)
  const eshopId = (await eshopIdOf(db, slug)) as EshopId
  await db.transaction().execute((tx) => addMember(tx, { eshopId, personId: person.id, role: 'owner', by: null, now }))
  return header
}
const mine = await ownerOf('loja-teste', 'dona@loja.pt')
const other = await ownerOf('outra-loja', `${MARK}@outra.pt`)
await issueEshopToken(db, theirs, now, { name: MARK })
await sql`insert into partners.invitation (eshop_id, address, role, code_hash, created_at, expires_at)
  values (${theirs}, ${`convite-${MARK}@exemplo.pt`}, 'viewer', sha256('x'), ${now}, ${new Date(now.getTime() + 1e8)})`.execute(
  db,
)
await sql`insert into eshops.suspension (eshop_id, reasons, facts, told_at, begins_at, ended_at)
  values (${theirs}, '{prices}', ${`Preços de ${MARK}`}, ${now}, ${now}, ${now})`.execute(db)
await sql`insert into reviews.review (external_id, subject, eshop_id, source, verified_by, half_stars, state, nickname, body, written_at, changed_at, published_at)
  values ('r0123456789abcdef', 'eshop', ${theirs}, 'site', 'none', 4, 'published', ${MARK}, ${MARK}, ${now}, ${now}, ${now})`.execute(
  db,
)
await sql`insert into orders.purchase (eshop_id, order_id, ordered_at, told_by, is_trusted, digest, told_at)
  values (${theirs}, ${MARK}, ${now}, 'call', true, sha256('x'), ${now})`.execute(db)
const { rows: runs } = await sql<{
  id: number
}>`select r.id from feeds.import_run r join feeds.feed f on f.id = r.feed_id
  where f.eshop_id = ${theirs} limit 1`.execute(db)

await whole.app.ready()
const reads = whole.methods.routes().filter(({ access, method }) => shopRightOf(access) !== null && method === 'GET')

async function read(path: string, cookie: string, slug: string): Promise<string> {
  const address = pathOfRoute(path.replace(':runId', String(runs[0]?.id)))
  const query = new URLSearchParams({ eshop: slug, itemId: MARK })
  const { statusCode, body } = await whole.app.inject({ url: `${address}?${query}`, headers: { cookie } })
  expect([path, statusCode < 500]).toEqual([path, true])
  return body
}

test('P-04 A4 no read of one shop holds anything of another, and the other reads its own', async () => {
  const leaked: string[] = []
  let own = 0
  for (const { path } of reads) {
    if ((await read(path, mine, 'loja-teste')).includes(MARK)) leaked.push(path)
    if ((await read(path, other, 'outra-loja')).includes(MARK)) own += 1
  }
  expect(leaked).toEqual([])
  // The marks are there to be seen: else the test could not fail.
  expect(own).toBeGreaterThanOrEqual(7)
})

/** Rows of the other shop, by the names that routes give to what they are about. A new name belongs here, or among those that are not tried here. */
async function theirRows(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<Record<string, number | string>>`select
    (select min(id) from offers.variant where eshop_id = ${theirs}) as "variantId",
    (select id from feeds.trial where eshop_id = ${theirs}) as "trialId",
    (select id from eshops.access_token where eshop_id = ${theirs}) as "tokenId",
    (select person_id from partners.member where eshop_id = ${theirs}) as "personId",
    (select id from partners.invitation where eshop_id = ${theirs}) as "invitationId",
    (select id from accuracy.observation where eshop_id = ${theirs}) as "readingId",
    (select id from feeds.category_rule where eshop_id = ${theirs} and undone_at is null) as "ruleId",
    (select external_id from reviews.review where eshop_id = ${theirs}) as "externalId",
    (select external_id from questions.question) as "questionId"`.execute(db)
  return Object.fromEntries(Object.entries({ ...rows[0], runId: runs[0]?.id }).map(([name, id]) => [name, String(id)]))
}
await sql`insert into accuracy.observation (eshop_id, variant_id, cause, clicked_at, observed_at, url, shown_cents, shown_availability, outcome)
      values (${theirs}, 1, 'click', ${now}, ${now}, 'https://x.pt', 1, 'in_stock', 'price')`.execute(db)
await sql`insert into feeds.category_rule (eshop_id, kind, path, category_id, moved_count, made_by, made_at)
  values (${theirs}, 'path', ${MARK}, 1, 0, 'shop', ${now})`.execute(db)
await sql`insert into feeds.value_rule (eshop_id, list, value, ids, moved_count, made_by, made_at)
  values (${theirs}, 'colours', ${MARK}, '{1}', 0, 'shop', ${now})`.execute(db)
await startTrial({ db, clock: bench.clock }, { eshopId: theirs, url: `https://${MARK}.pt/ensaio.xml`, dialect: null })
await sql`insert into questions.question (external_id, variant_id, body, state, written_at, published_at)
  select 'q0123456789abcdef', v.id, 'Tem gavetas?', 'published', ${now}, ${now} from offers.variant v where eshop_id = ${theirs} limit 1`.execute(
  db,
)

/** A day is nobody's; a document takes a month of paid clicks, and is tried in `shop-billing.test`. */
const NOT_HERE = new Set(['day', 'file'])
/** Fits every call: what it does not know it leaves aside. */
const ANY_BODY = {
  text: 'Obrigado pela pergunta.',
  reason: 'Estava certo.',
  role: 'viewer',
  decision: 'approve',
  version: 0,
  values: null,
}

test('P-04 A4 what is named by another shop’s number is not there, on every route, and stays as it was', async () => {
  const ids = await theirRows()
  const routes = whole.methods.routes().filter(({ access }) => shopRightOf(access) !== null)
  const answers: string[] = []
  for (const { method, path } of routes.filter(({ method }) => method !== 'HEAD')) {
    const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name).filter((name) => !NOT_HERE.has(name))
    if (names.length === 0) continue
    expect([path, names.filter((name) => !/^\w+$/.test(ids[name] ?? ''))]).toEqual([path, []])
    const address = pathOfRoute(path.replace(/:(\w+)(?:\([^)]*\))?/g, (part, name: string) => ids[name] ?? part))
    const { statusCode } = await whole.app.inject({
      method: method as 'GET',
      url: `${address}?eshop=loja-teste`,
      headers: { cookie: mine },
      ...(method === 'POST' && { payload: ANY_BODY }),
    })
    if (statusCode !== 404) answers.push(`${method} ${path}: ${statusCode}`)
  }
  expect(answers).toEqual([])
  expect(await theirRows()).toEqual(ids)
})
