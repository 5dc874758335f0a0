import { expect, test } from 'vitest'
import { UsageError } from '#platform/cli/command.ts'
import { readConfig } from '#platform/config.ts'
import type { Config } from '#platform/config.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createLog } from '#platform/log.ts'
import { shops } from '../../../../demo/shops/shops.ts'
import { findCredentials } from '../accounts/account-storage.ts'
import { createPasswords } from '../passwords/hash-password.ts'
import { claimsOf } from '../sessions.ts'
import { findPerson } from '../storage.ts'
import { userFromClaims } from '../user.ts'
import { demoPeopleCommand } from './demo-people.ts'

const database = await testDatabase()

async function run(parameters: readonly string[], config: Config): Promise<string[]> {
  const printed: string[] = []
  await demoPeopleCommand(parameters, {
    config,
    log: createLog({ level: 'silent' }),
    database: async () => database,
    print: (line) => void printed.push(line),
  })
  return printed
}

test('P-02 P-03 P-04 six people sign in by the printed password; called again, by the next one alone', async () => {
  const passwords = createPasswords()
  const config = readConfig({})
  const [first = ''] = await run(['--json'], config)
  const printed = await run([], config)
  const { password, people } = JSON.parse(first) as { password: string; people: { email: string }[] }
  expect(people.map(({ email }) => email)).toEqual([
    'ana@exemplo.pt',
    'rui@exemplo.pt',
    'sofia@exemplo.pt',
    'ines@exemplo.pt',
    'tiago@exemplo.pt',
    'marta@exemplo.pt',
  ])
  const next = printed.at(-1)?.replace('password: ', '') ?? ''
  for (const { email } of people) {
    const kept = (await findCredentials(database.db, email))?.passwordHash ?? null
    expect([await passwords.matches(kept, next), await passwords.matches(kept, password)]).toEqual([true, false])
  }
})

test('never in production', async () => {
  const production = readConfig({ POISO_ENV: 'production', POISO_SECRET: 'a secret for tests only' })
  await expect(run([], production)).rejects.toThrow(UsageError)
})

test('P-04 E-13 the shop owner speaks for one shop of the demo, and their claims say for which', async () => {
  const config = readConfig({})
  await run([], config)
  const owner = await findCredentials(database.db, 'rui@exemplo.pt')
  const person = owner === null ? null : await findPerson(database.db, owner.personId)
  if (person === null) throw new Error('nobody is rui@exemplo.pt')
  const claims = claimsOf(person, config)
  expect(claims.roles).toEqual({ admin: false, eshop: true, eshops: ['moveis-tavarede'] })
  expect(shops.map(({ slug }) => slug)).toContain(userFromClaims(claims, 'poiso', null).eshops[0])
})
