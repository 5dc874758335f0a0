import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { hashCode, newCode } from '../codes/code.ts'
import { insertChallenge, insertPasskey, deletePasskey, findPasskey, takeChallenge } from './passkey-storage.ts'
import { readMade, readSigned } from './passkey-answer.ts'
import { createAccounts } from '../accounts/accounts.ts'
import { loginTokens } from '../login-token.ts'
import { createTurns } from '../throttle/turns.ts'
import { TEST_SECRET } from '../testing.ts'

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
const [ana, rui] = [asId<UserId>(1), asId<UserId>(2)]

beforeEach(async () => {
  await sql`truncate identity.person, identity.passkey_challenge restart identity cascade`.execute(db)
  await sql`insert into identity.person (email, name, created_at) values ('ana@exemplo.pt', 'Ana', now()), ('rui@exemplo.pt', 'Rui', now())`.execute(
    db,
  )
})

async function aChallenge(personId: UserId | null): Promise<Buffer> {
  const { hash } = newCode()
  await insertChallenge(db, { hash, personId, expiresAt: new Date(clock.now().getTime() + 60_000) })
  return hash
}
function take(hash: Buffer, personId: UserId | null): Promise<boolean> {
  return takeChallenge(db, { hash, personId, now: clock.now() })
}

test('U-03 fault A6 a challenge is good once, in time, and for whom it was made', async () => {
  const own = await aChallenge(ana)
  expect([await take(own, rui), await take(own, null), await take(own, ana), await take(own, ana)]).toEqual([
    false,
    false,
    true,
    false,
  ])
  const signIn = await aChallenge(null)
  expect(await take(signIn, ana)).toBe(false)
  const taken = await Promise.all(Array.from({ length: 8 }, () => take(signIn, null)))
  expect(taken.filter(Boolean)).toHaveLength(1)
  const late = await aChallenge(null)
  clock.advanceMs(60_000)
  expect([await take(late, null), await take(hashCode('never made'), null)]).toEqual([false, false])
})

test('U-03 fault A6 a passkey is one person’s, and nobody takes another’s away', async () => {
  const passkey = {
    credentialId: 'abc',
    publicKey: Buffer.from('k'),
    counter: 0,
    transports: [],
    label: '',
    now: clock.now(),
  }
  expect(await insertPasskey(db, { ...passkey, personId: ana })).toBe(true)
  expect(await insertPasskey(db, { ...passkey, personId: rui })).toBe(false)
  expect(await deletePasskey(db, rui, 'abc')).toBe(false)
  expect((await findPasskey(db, 'abc'))?.personId).toBe(ana)
  expect(await deletePasskey(db, ana, 'abc')).toBe(true)
})

test.each(['', '{', 'null', '[]', '{"id":"a b"}', JSON.stringify({ id: 'x', rawId: 'x'.repeat(9_000) })])(
  'U-03 %j is no answer of a device',
  (answer) => {
    expect([readMade(answer), readSigned(answer)]).toEqual([null, null])
  },
)

test('U-03 a password alone changes none of the passkeys that guard a role; the first is begun by it', async () => {
  const nowhere = () => '/'
  const accounts = createAccounts({
    db,
    clock,
    config: { url: 'http://localhost:3000', hosts: {} },
    tokens: loginTokens({ secret: TEST_SECRET, site: 'poiso', clock }),
    passwords: { hash: async (password) => password, matches: async (kept, password) => kept === password },
    turns: createTurns({ db, clock, key: new Uint8Array(32) }),
    termsAt: () => '1',
    paths: {
      confirmRegistration: nowhere,
      setPassword: nowhere,
      confirmEmail: nowhere,
      login: nowhere,
      resetPassword: nowhere,
      register: nowhere,
    },
  })
  await sql`update identity.person set password_hash = 'a right password'`.execute(db)
  const from = { network: 'n', userAgent: '', cookies: undefined, origin: 'http://localhost:3000' }
  const typed = { currentPassword: 'a right password' }
  const byPassword = { id: ana, needsPasskey: true }
  expect((await accounts.askPasskey(byPassword, typed, from)).kind).toBe('asked')
  const passkey = { credentialId: 'abc', publicKey: Buffer.from('k'), counter: 0, transports: [], label: '' }
  await insertPasskey(db, { ...passkey, personId: ana, now: clock.now() })
  const made = JSON.stringify({
    id: 'x',
    rawId: 'x',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'x', attestationObject: 'x' },
  })
  expect([
    (await accounts.askPasskey(byPassword, typed, from)).kind,
    await accounts.addPasskey(byPassword, made, from, ''),
    await accounts.removePasskey(byPassword, 'abc'),
  ]).toEqual(['guarded', 'guarded', 'guarded'])
  const byPasskey = { id: ana, needsPasskey: false }
  expect([
    (await accounts.askPasskey(byPasskey, typed, from)).kind,
    await accounts.removePasskey(byPasskey, 'abc'),
  ]).toEqual(['asked', 'removed'])
})
