import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UsageError } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import type { Config } from '#platform/config.ts'
import { systemClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { testServer } from '#platform/http/testing.ts'
import { createLog } from '#platform/log.ts'
import { keptSecret } from '#platform/secret.ts'
import { currentUser, identifyBy } from '../current-user.ts'
import { loginTokens } from '../login-token.ts'
import { adminTokenCommand } from './admin-token.ts'

const database = await testDatabase()
const log = createLog({ level: 'silent' })
const development = readConfig({ POISO_DATA: mkdtempSync(join(tmpdir(), 'poiso-admin-')) })
const production = readConfig({ POISO_ENV: 'production', POISO_SECRET: 'a secret for tests only' })

async function run(parameters: readonly string[], config: Config) {
  const printed: string[] = []
  const code = await adminTokenCommand(parameters, {
    config,
    log,
    database: async () => database,
    print: (line) => void printed.push(line),
  })
  return { code, printed }
}

test('P-03 the printed cookies are an admin in admin mode', async () => {
  const { code, printed } = await run(['--json'], development)
  const { header } = JSON.parse(printed[0] ?? '') as { header: string }
  const tokens = loginTokens({ secret: await keptSecret(development), site: 'poiso', clock: systemClock })
  const { app } = testServer({
    identify: identifyBy(currentUser({ db: database.db, clock: systemClock, tokens, config: development, log })),
  })
  app.get('/api/who', { config: { service: 'api', access: 'admin', priority: 'api' } }, (request) => callerOf(request))
  const answer = await app.inject({ url: '/api/who', headers: { cookie: header } })
  expect([code, answer.statusCode, answer.json()]).toMatchObject([0, 200, { isAdmin: true, adminMode: true }])
})
test('running it twice keeps one person', async () => {
  await run(['--role', 'user', '--email', 'Bia@Exemplo.pt'], development)
  await run(['--role', 'user', '--email', 'bia@exemplo.pt'], development)
  const { rows } = await database.pool.query(`select from identity.person where lower(email) = 'bia@exemplo.pt'`)
  expect(rows).toHaveLength(1)
})
test('it is refused in production unless told otherwise', async () => {
  await expect(run([], production)).rejects.toThrow(UsageError)
  expect((await run(['--allow-production'], production)).printed[0]).toMatch(/^Cookie: session=/)
})
test('an unknown role or option is a usage error that names it', async () => {
  await expect(run(['--role', 'root'], development)).rejects.toThrow('--role root is none of admin, eshop, user, feeds')
  await expect(run(['--force'], development)).rejects.toThrow(UsageError)
})
