import { sql } from 'kysely'
import { eshopIdOf, issueEshopToken } from '#domains/eshops/contract.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { addMember } from '#domains/partners/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { EshopId } from '#platform/ids.ts'
import { takeInYear } from '../demo/year/take-in-year.ts'
import { SECRET } from '../testing.ts'

/** More than a month, so that there is an invoice. */
const DAYS = 40

/**
 * For tests of screens: the shop of a marketplace (`loja-teste`) with something on each screen of its area: clicks with robots, invoices and
 * readings as the demo has them, a review, a question, decisions with a complaint, a key, and Rui who owns it.
 */
export async function livedInShop(db: Database, clock: Clock) {
  const now = clock.now()
  const eshopId = (await eshopIdOf(db, 'loja-teste')) as EshopId
  const owner = await aSignedInPerson({ db, clock }, { email: 'rui@loja.pt', name: 'Rui Sá' }, SECRET)
  const other = await aSignedInPerson({ db, clock }, { email: 'eva@loja.pt', name: 'Eva Sol' }, SECRET)
  await db.transaction().execute(async (tx) => {
    await addMember(tx, { eshopId, personId: owner.person.id, role: 'owner', by: null, now })
    await addMember(tx, { eshopId, personId: other.person.id, role: 'viewer', by: null, now })
  })
  await issueEshopToken(db, eshopId, now, { name: 'ERP', rights: ['read'] })
  await takeInYear({ db, clock }, { until: now, days: DAYS }, async () => undefined)
  await writeWords(db, eshopId, now)
  await decide(db, eshopId, now)
  return { eshopId, owner }
}

async function writeWords(db: Database, eshopId: number, now: Date): Promise<void> {
  await sql`insert into reviews.review (external_id, subject, eshop_id, source, verified_by, half_stars, state, nickname, body, written_at, changed_at, published_at)
    values ('r0123456789abcdef', 'eshop', ${eshopId}, 'site', 'none', 4, 'published', 'Berta', 'Chegou tarde.', ${now}, ${now}, ${now})`.execute(
    db,
  )
  await sql`insert into questions.question (external_id, variant_id, nickname, body, state, is_told, written_at, published_at)
    select 'q0123456789abcdef', id, 'Nuno', 'Cabe num elevador?', 'published', true, ${now}, ${now} from offers.variant where eshop_id = ${eshopId} order by id limit 1`.execute(
    db,
  )
}

async function decide(db: Database, eshopId: number, now: Date): Promise<void> {
  await sql`insert into accuracy.observation (eshop_id, variant_id, cause, clicked_at, observed_at, url, shown_cents, shown_availability, read_cents, outcome, evidence)
    select eshop_id, id, 'click', ${now}, ${now}, 'https://loja.pt/a', 64990, 'in_stock', 69900, 'price', '<script>{"price": 699}</script>' from offers.variant where eshop_id = ${eshopId} order by id limit 1`.execute(
    db,
  )
  await sql`insert into eshops.suspension (eshop_id, reasons, facts, told_at, begins_at, ended_at, end_facts)
    values (${eshopId}, '{prices}', 'O preço do sofá era outro na loja.', ${now}, ${now}, ${now}, 'O preço foi corrigido.')`.execute(
    db,
  )
  await sql`insert into offers.variant_override (variant_id, version, said, reason, made_at, feed)
    select id, 1, '{"isDisabled": true}', 'fotografia de outra pessoa', ${now}, '{}' from offers.variant where eshop_id = ${eshopId} order by id desc limit 1`.execute(
    db,
  )
}
