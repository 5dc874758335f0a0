import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import type { StoredRoles } from '../roles/stored-roles.ts'
import { upsertPerson } from '../storage.ts'
import { createErasures } from './erasures.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
const erasures = createErasures({ db, clock, site: 'poiso', undoPath: (code) => `/anular/${code}` })

async function aPerson(name: string, roles: StoredRoles = {}) {
  const { id } = await upsertPerson(db, { email: `${name}@exemplo.pt`, name, roles: {} }, clock.now())
  await sql`update identity.person set roles = ${JSON.stringify(roles)} where id = ${id}`.execute(db)
  return id
}

test('G-09 the last admin of a site is not erased, whoever is admin of another or works in its back office', async () => {
  const sofia = await aPerson('sofia', { admin: true })
  await aPerson('outra', { admin: { outro: true } })
  await aPerson('editor', { staff: { content: true } })
  expect([await erasures.ask(sofia), await erasures.of(sofia)]).toEqual(['last-admin', null])
  const second = await aPerson('segunda', { admin: { poiso: true } })
  const both = await Promise.all([sofia, second].map((id) => erasures.ask(id)))
  expect(both.toSorted()).toEqual(['asked', 'last-admin'])
  expect(await erasures.ask(await aPerson('cliente'))).toBe('asked')
})
