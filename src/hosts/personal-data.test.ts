import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { worker as identityWorker } from '#domains/identity/worker.ts'
import { manualClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { runWaitingJobs } from '#platform/jobs/testing.ts'
import { keptOfAccounts } from '#storefront/words/kept-of-people.ts'
import { personalSides } from './domain-sides.ts'

/** G-09: what all domains together keep of a person, and that nothing of it is left once the person is erased (ADR 0081). */

const database = await testDatabase()
const { db, pool } = database
const clock = manualClock('2026-11-26T10:00:00Z')
const sides = await personalSides('tests')
const listed = sides.flatMap(({ tables }) => tables)

/** Ids and an address that nothing else in the database looks like. */
const PERSON = 987_654_321
const OTHER = 123_456_789
const EMAIL = 'inconfundivel@exemplo.pt'

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly isNeeded: boolean
}

async function columns(): Promise<readonly Column[]> {
  const { rows } = await pool.query<Column>(`
    select c.table_schema || '.' || c.table_name as "table", c.column_name as "column", c.data_type as type,
      c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' and c.is_generated = 'NEVER' as "isNeeded"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`)
  return rows
}

describe('G-09 the list of tables', () => {
  test('names every table with a person_id, and no other', async () => {
    const found = (await columns()).filter(({ column }) => column === 'person_id').map(({ table }) => table)
    expect(listed.toSorted()).toEqual(found.toSorted())
  })
  test('names each table once', () => {
    expect(new Set(listed).size).toBe(listed.length)
  })
})

test('the privacy page says of every table what is kept in it, why and until when', () => {
  const told = keptOfAccounts.flatMap(({ tables }) => tables)
  expect(told.toSorted()).toEqual(listed.toSorted())
})

/** What a needed column is filled with. */
const VALUES: Readonly<Record<string, string>> = {
  bigint: '1',
  integer: '1',
  smallint: '1',
  text: 'substr(gen_random_uuid()::text, 1, 8)',
  boolean: 'true',
  jsonb: `'{}'`,
  uuid: 'gen_random_uuid()',
  bytea: `sha256(gen_random_uuid()::text::bytea)`,
  'timestamp with time zone': 'now()',
  date: 'current_date',
  ARRAY: `'{}'`,
}
/** Of tables whose checks want more than any value. */
const OWN_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'identity.mail_preference': { pace: `'daily'` },
  'identity.mail_code': { purpose: `'set-password'` },
  'likes.liked': { item_type: `'variant'` },
  'likes.list_item': { list_id: '(select max(id) from likes.list)' },
  'contact.message': { form_key: 'substr(sha256(random()::text::bytea), 1, 16)', place: `'site'` },
  'questions.question': { external_id: `'q' || substr(md5(random()::text), 1, 16)`, state: `'waiting'`, body: `'x'` },
  'questions.answer': {
    external_id: `'a' || substr(md5(random()::text), 1, 16)`,
    question_id: '(select max(id) from questions.question)',
    role: `'somebody'`,
    state: `'waiting'`,
  },
  'moderation.item': {
    kind: `'review'`,
    item_id: `'r1' || substr(gen_random_uuid()::text, 1, 8)`,
    state: `'published'`,
    shown_version: '1',
    shown_texts: `'{}'`,
  },
  'moderation.decision': {
    item_id: '(select max(id) from moderation.item)',
    decision: `'publish'`,
    decided_by: `'person'`,
  },
  'moderation.notice': { item_id: '(select max(id) from moderation.item)' },
  'reviews.review': {
    external_id: `'r' || substr(md5(random()::text), 1, 16)`,
    subject: `'eshop'`,
    source: `'site'`,
    verified_by: `'none'`,
    state: `'waiting'`,
  },
  'partners.application': { proof_text: 'md5(random()::text)' },
  'partners.terms_acceptance': { application_id: '(select max(id) from partners.application)' },
  'partners.member': { role: `'owner'` },
  'boards.guest': { board_id: '(select max(id) from boards.board)' },
}

/** A row of the person in every table of the lists. */
async function fill(personId: number, email: string): Promise<void> {
  await pool.query(
    `insert into identity.person (id, email, name, created_at) overriding system value values ($1, $2, $2, now())`,
    [personId, email],
  )
  await pool.query(`insert into mail.message (mail, kind, recipient) values ('x', 'service', $1)`, [email])
  await pool.query(`insert into mail.suppressed (address, reason, detail, since) values ($1, 'bounce', '', now())`, [
    email,
  ])
  await pool.query(
    `insert into identity.registration (email, name, password_hash, code_hash, browser_hash, created_at, expires_at)
    values ($1, 'x', 'x', sha256('a'), sha256('b'), now(), now())`,
    [email.toUpperCase()],
  )
  // Begun signed out, as the address is typed.
  await pool.query(
    `with begun as (insert into watchdog.watcher (address, created_at) values ($1, now()) returning id)
    insert into watchdog.watch (watcher_id, kind, variant_id, created_at, is_told) select id, 'availability', 1, now(), false from begun`,
    [email.toUpperCase()],
  )
  await pool.query(
    `insert into watchdog.request (address, kind, variant_id, created_at) values ($1, 'availability', 1, now())`,
    [email.toUpperCase()],
  )
  const all = await columns()
  for (const table of listed) {
    const own = OWN_VALUES[table] ?? {}
    const needed = all.filter(
      ({ table: of, column, isNeeded }) => of === table && (isNeeded || column in own) && column !== 'person_id',
    )
    const values = needed.map(({ column, type }) => own[column] ?? VALUES[type] ?? `no value for ${type}`)
    const names = ['person_id', ...needed.map(({ column }) => column)]
    await pool.query(`insert into ${table} (${names.join(', ')}) values (${[personId, ...values].join(', ')})`)
  }
}

/** Tables in which a row holds this text. */
async function holding(text: string): Promise<readonly string[]> {
  const tables = [...new Set((await columns()).map(({ table }) => table))]
  const found: string[] = []
  for (const table of tables) {
    const { rowCount } = await pool.query(`select from ${table} t where position($1 in lower(t::text)) > 0 limit 1`, [
      text,
    ])
    if (rowCount !== 0) found.push(table)
  }
  return found
}

describe('G-09 erasure', () => {
  let dataFolder = ''
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'poiso-erase-'))
  })
  afterAll(() => rm(dataFolder, { recursive: true, force: true }))

  async function work(): Promise<void> {
    const side = identityWorker({ db, clock, config: readConfig({}), dataFolder, personal: sides })
    for (const { act } of side.repetitions ?? []) await act()
    await runWaitingJobs(database, side.jobs ?? [])
  }

  test('leaves nothing of a person with rows everywhere, everything of another one, and takes two seconds at most', async () => {
    await fill(PERSON, EMAIL)
    await fill(OTHER, 'outra@exemplo.pt')
    await sql`insert into identity.consent_record (person_id, what, is_given, text_version, decided_at)
      select ${PERSON}, 'viewed', true, '1', now() from generate_series(1, 20000)`.execute(db)
    await sql`update identity.erasure set due_at = ${new Date('2026-11-26T10:00:01Z')} where person_id = ${PERSON}`.execute(
      db,
    )
    await sql`update identity.erasure set due_at = '2027-01-01' where person_id = ${OTHER}`.execute(db)
    const before = await holding(String(OTHER))
    expect(await holding(String(PERSON))).toEqual(expect.arrayContaining(['identity.person', ...listed]))
    await work()
    expect(await holding(EMAIL)).toEqual(expect.arrayContaining(['watchdog.watcher', 'watchdog.request']))
    clock.advanceMs(1_000)
    const begun = performance.now()
    await work()
    expect(performance.now() - begun).toBeLessThan(2_000)
    expect([await holding(String(PERSON)), await holding(EMAIL)]).toEqual([[], []])
    expect(await holding(String(OTHER))).toEqual(before)
  })
})

describe('G-09 a copy', () => {
  test('has a part of each domain that keeps something, each under a name that a file may have', async () => {
    for (const side of sides) {
      const parts = await side.collect(db, OTHER, null)
      expect([side.domain, Object.keys(parts).length]).not.toEqual([side.domain, 0])
      for (const [name, rows] of Object.entries(parts)) {
        // Names of the files, too.
        expect(name).toMatch(/^[a-z0-9-]+$/)
        for (const value of rows.flatMap((row) => Object.values(row)))
          expect(['string', 'number', 'boolean', 'object']).toContain(typeof value)
      }
    }
  })
  test('no two domains give their parts one name', async () => {
    const names = (await Promise.all(sides.map((side) => side.collect(db, OTHER, null)))).flatMap((parts) =>
      Object.keys(parts),
    )
    expect(new Set(names).size).toBe(names.length)
  })
})
