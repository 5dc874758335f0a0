import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { ensureEshop } from '#domains/eshops/contract.ts'
import { aSignedInPerson } from '#domains/identity/testing.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { personal } from '../personal.ts'
import { addMember, changeMemberRole, removeMember } from './change-members.ts'
import { membersOf, roleOf } from './member-storage.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
const now = clock.now()
const eshopId = await ensureEshop(db, 'moveis-tavarede', 'Móveis Tavarede', now)
const otherShop = await ensureEshop(db, 'outra', 'Outra', now)
const [rui, ana] = await Promise.all(
  ['rui', 'ana'].map(
    async (name) => (await aSignedInPerson({ db, clock }, { email: `${name}@exemplo.pt`, name })).person.id,
  ),
)
if (rui === undefined || ana === undefined) throw new Error('nobody is there')
function inTransaction<Value>(act: (tx: Parameters<typeof addMember>[0]) => Promise<Value>) {
  return db.transaction().execute(act)
}
const owner = { eshopId, personId: rui, role: 'owner', by: null, now } as const

afterEach(() => sql`delete from partners.member`.execute(db))

async function rolesKeptOf(personId: number) {
  const { roles } = await db
    .selectFrom('identity.person')
    .select('roles')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return roles
}

describe('P-04 who may act for a shop', () => {
  test('is let in once, with a role, and their account knows it', async () => {
    expect(await inTransaction((tx) => addMember(tx, owner))).toBe('done')
    expect(await inTransaction((tx) => addMember(tx, { ...owner, role: 'viewer' }))).toBe('unchanged')
    expect([await roleOf(db, eshopId, rui), await roleOf(db, otherShop, rui)]).toEqual(['owner', null])
    expect(await rolesKeptOf(rui)).toMatchObject({ eshop: true, eshops: ['moveis-tavarede'] })
  })
  test('is out with the removal, and their account is no shop owner any more', async () => {
    await inTransaction((tx) => addMember(tx, owner))
    await inTransaction((tx) => addMember(tx, { ...owner, personId: ana, role: 'manager', by: rui }))
    expect(await inTransaction((tx) => removeMember(tx, { eshopId, personId: ana, by: rui }))).toBe('done')
    expect(await roleOf(db, eshopId, ana)).toBeNull()
    expect(await rolesKeptOf(ana)).toMatchObject({ eshop: false, eshops: [] })
    expect(await inTransaction((tx) => removeMember(tx, { eshopId, personId: ana, by: rui }))).toBe('unknown')
  })
  test('the last owner can neither go nor become something else', async () => {
    await inTransaction((tx) => addMember(tx, owner))
    expect(await inTransaction((tx) => removeMember(tx, { eshopId, personId: rui, by: rui }))).toBe('last-owner')
    expect(await inTransaction((tx) => changeMemberRole(tx, { eshopId, personId: rui, role: 'viewer', by: rui }))).toBe(
      'last-owner',
    )
    expect(await roleOf(db, eshopId, rui)).toBe('owner')
  })
  test('of two owners who remove each other at once one stays', async () => {
    await inTransaction((tx) => addMember(tx, owner))
    await inTransaction((tx) => addMember(tx, { ...owner, personId: ana, by: rui }))
    const outcomes = await Promise.all([
      inTransaction((tx) => removeMember(tx, { eshopId, personId: rui, by: ana })),
      inTransaction((tx) => removeMember(tx, { eshopId, personId: ana, by: rui })),
    ])
    expect(outcomes.toSorted()).toEqual(['done', 'last-owner'])
    expect(await membersOf(db, eshopId)).toHaveLength(1)
  })
  test('each change is told to the log', async () => {
    await inTransaction((tx) => addMember(tx, owner))
    await inTransaction((tx) => addMember(tx, { ...owner, personId: ana, role: 'viewer', by: rui, requestId: 'r-1' }))
    await inTransaction((tx) => changeMemberRole(tx, { eshopId, personId: ana, role: 'finance', by: rui }))
    const { rows } = await sql<
      Record<string, unknown>
    >`select by_person, action, before, after, request_id from audit.change
      where kind = 'partners.member' and thing_id = ${`${eshopId}/${ana}`} order by id desc limit 2`.execute(db)
    expect(rows).toEqual([
      { by_person: rui, action: 'set', before: { role: 'viewer' }, after: { role: 'finance' }, request_id: null },
      { by_person: rui, action: 'added', before: null, after: { role: 'viewer' }, request_id: 'r-1' },
    ])
  })
  test('G-09 their copy says for which shops they act, and with the account that ends', async () => {
    await inTransaction((tx) => addMember(tx, owner))
    await inTransaction((tx) => addMember(tx, { ...owner, personId: ana, role: 'viewer', by: rui }))
    expect(await personal.collect(db, rui, null)).toMatchObject({
      lojas: [{ loja: eshopId, funcao: 'owner', desde: '2026-11-26' }],
      'convites-de-lojas': [],
    })
    await inTransaction((tx) => personal.erase(tx, rui, null))
    const { rows } =
      await sql`select action, reason from audit.change where thing_id = ${`${eshopId}/conta-eliminada`}`.execute(db)
    expect(rows).toEqual([{ action: 'removed', reason: expect.stringContaining('já ninguém da loja pode convidar') }])
    expect(await roleOf(db, eshopId, rui)).toBeNull()
    const { added_by } = await db.selectFrom('partners.member').select('added_by').executeTakeFirstOrThrow()
    expect(added_by).toBeNull()
  })
})
