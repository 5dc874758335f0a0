import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { UsageError } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { upsertPerson } from '../storage.ts'
import { peopleRolesCommand } from './people-roles.ts'

const database = await testDatabase()
const { id } = await upsertPerson(
  database.db,
  { email: 'ines@exemplo.pt', name: 'Inês Falcão', roles: {} },
  new Date('2026-11-26T10:00:00Z'),
)

async function run(...parameters: string[]) {
  const printed: string[] = []
  const code = await peopleRolesCommand(parameters, {
    config: readConfig({}),
    log: createLog({ level: 'silent' }),
    database: async () => database,
    print: (line) => void printed.push(line),
  })
  return [code, ...printed]
}

test('B-08 E-13 a role is given and taken on this site, and the log is told', async () => {
  expect(await run('INES@exemplo.pt')).toEqual([0, 'Inês Falcão  no role'])
  expect(await run('ines@exemplo.pt', '--give', 'content', '--reason', 'artigos')).toEqual([0, 'Inês Falcão  content'])
  expect(await run('ines@exemplo.pt', '--give', 'content')).toEqual([0, 'Inês Falcão  content'])
  expect(await run('ines@exemplo.pt', '--take', 'content', '--json')).toEqual([
    0,
    JSON.stringify({ personId: id, site: 'poiso', roles: [] }),
  ])
  const { rows } = await sql`select by_person, thing_id, action, reason from audit.change order by id`.execute(
    database.db,
  )
  expect(rows).toEqual([
    { by_person: null, thing_id: String(id), action: 'given', reason: 'artigos' },
    { by_person: null, thing_id: String(id), action: 'taken', reason: 'poiso people roles' },
  ])
})

test('B-08 who waits to be erased is given no role, and the command says so', async () => {
  const erased = { email: 'rui@exemplo.pt', name: 'Rui Sá', roles: {} }
  const { id: ruiId } = await upsertPerson(database.db, erased, new Date('2026-11-26T10:00:00Z'))
  await sql`insert into identity.erasure (person_id, asked_at, due_at, undo_hash)
    values (${ruiId}, '2026-11-26', '2026-12-10', ${Buffer.alloc(32)})`.execute(database.db)
  expect(await run('rui@exemplo.pt', '--give', 'content')).toEqual([3])
  expect(await run('rui@exemplo.pt')).toEqual([0, 'Rui Sá  no role'])
})

test('nobody, a wrong role and both at once are refused', async () => {
  expect(await run('ninguem@exemplo.pt', '--give', 'admin')).toEqual([2])
  await expect(run('ines@exemplo.pt', '--give', 'root')).rejects.toThrow('root is none of admin, feeds')
  await expect(run('ines@exemplo.pt', '--give', 'admin', '--take', 'feeds')).rejects.toThrow(UsageError)
  await expect(run()).rejects.toThrow('takes one ADDRESS')
})
