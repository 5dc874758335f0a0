import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { demoPeopleWithShops } from './demo-people-command.ts'

const database = await testDatabase()

async function owners(): Promise<unknown[]> {
  await demoPeopleWithShops(['--json'], {
    config: readConfig({}),
    log: createLog({ level: 'silent' }),
    database: async () => database,
    print: () => undefined,
  })
  const { rows } = await sql`
    select p.email, e.slug, m.role from partners.member m join identity.person p on p.id = m.person_id join eshops.eshop e on e.id = m.eshop_id`.execute(
    database.db,
  )
  return rows
}

test("P-04 the demo's shop owner is a member of his shop, once it is there, however often he is made, and one shop waits to be let in", async () => {
  expect(await owners()).toEqual([])
  await sql`insert into eshops.eshop (slug, name) values ('moveis-tavarede', 'Móveis Tavarede')`.execute(database.db)
  const rui = { email: 'rui@exemplo.pt', slug: 'moveis-tavarede', role: 'owner' }
  expect([await owners(), await owners()]).toEqual([[rui], [rui]])
  const { rows } = await sql`select domain, state from partners.application`.execute(database.db)
  expect(rows).toEqual([{ domain: 'oficina-da-ria.example', state: 'submitted' }])
})
