import { sql } from 'kysely'
import {
  createAccounts,
  createPasswords,
  createTurns,
  currentUser,
  loginTokens,
  signOutBy,
} from '#domains/identity/contract.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { createLog } from '#platform/log.ts'
import { derivedKey } from '#platform/secret.ts'
import type { PeopleSource } from '../../dependencies.ts'
import { accountPaths } from '../../paths.ts'

const SECRET = 'a secret of journeys only'

/** People of a database, for journeys: never part of the product. */
export function realPeople(db: Database): PeopleSource {
  const clock = systemClock
  const config = { url: 'http://localhost:3000', project: 'poiso', hosts: {}, staffPasskeyHours: 0 }
  const tokens = loginTokens({ secret: SECRET, site: 'poiso', clock })
  return {
    current: currentUser({ db, clock, config, tokens, log: createLog({ level: 'silent' }) }),
    signOut: signOutBy({ db, clock, config }),
    accounts: createAccounts({
      db,
      clock,
      config,
      tokens,
      passwords: createPasswords(),
      turns: createTurns({ db, clock, key: derivedKey(SECRET, 'throttle') }),
      paths: accountPaths,
      termsAt: () => 'termos/utilizacao 1',
    }),
  }
}

/** The path in the last mail that was queued for an address. */
export async function mailedPath(db: Database, email: string): Promise<string> {
  const { rows } = await sql<{ path: string }>`
    select data ->> 'path' as path from mail.message where recipient = ${email} order by id desc limit 1`.execute(db)
  return rows[0]?.path ?? ''
}

/** An account whose address is confirmed, as its owner makes one. */
export async function aRealAccount(
  db: Database,
  { accounts }: PeopleSource,
  { name, email, password }: { readonly name: string; readonly email: string; readonly password: string },
): Promise<void> {
  const from = { network: 'test', userAgent: '', cookies: undefined, origin: undefined }
  await accounts.register({ name, email, password, terms: 'sim' }, from)
  const [personId, code] = (await mailedPath(db, email)).split('/').slice(-2)
  await accounts.confirmRegistration({ personId: Number(personId), code: code ?? '' }, { password }, from)
}
