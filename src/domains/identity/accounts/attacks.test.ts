import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { derivedKey } from '#platform/secret.ts'
import { inTier } from '../../../../tools/test/in-tier.ts'
import { loginTokens } from '../login-token.ts'
import { TEST_SECRET } from '../testing.ts'
import type { Passwords } from '../passwords/hash-password.ts'
import { createPasswords } from '../passwords/hash-password.ts'
import { createTurns } from '../throttle/turns.ts'
import { createAccounts } from './accounts.ts'

/** Who guesses passwords: what is let through, and what it costs whom. */

const { db } = await testDatabase()
const clock = manualClock('2026-11-26T10:00:00Z')
/** Hashes of the test cost nothing, and are counted. */
let hashed = 0
const cheap: Passwords = {
  hash: async (password) => `hash of ${password}`,
  matches: async (kept, password) => {
    hashed += 1
    return kept === `hash of ${password}`
  },
}
function at(name: string): string {
  return `/${name}`
}
const paths = {
  confirmRegistration: (id: number, code: string) => `/c/${id}/${code}`,
  setPassword: at,
  confirmEmail: at,
  login: () => '/login',
  resetPassword: () => '/reset',
  register: () => '/register',
}
function accountsWith(passwords: Passwords) {
  return createAccounts({
    db,
    clock,
    config: { url: 'http://localhost:3000', hosts: {} },
    tokens: loginTokens({ secret: TEST_SECRET, site: 'poiso', clock }),
    passwords,
    turns: createTurns({ db, clock, key: derivedKey(TEST_SECRET, 'throttle') }),
    termsAt: () => 'termos/utilizacao 1',
    paths,
  })
}
const accounts = accountsWith(cheap)
const RIGHT = 'uma frase minha'
/** So many that five rounds of them are more than may reach a hash. */
const NETWORKS = inTier({ normal: 400, long: 1_000 })

beforeEach(async () => {
  hashed = 0
  await sql`truncate identity.person, identity.registration, identity.throttle, mail.message restart identity cascade`.execute(
    db,
  )
})

function from(network: string) {
  return { network, userAgent: '', cookies: undefined, origin: undefined }
}
async function anOwner(email: string): Promise<void> {
  await sql`insert into identity.person (email, name, password_hash, created_at) values (${email}, 'Ana', ${`hash of ${RIGHT}`}, ${clock.now()})`.execute(
    db,
  )
}
function signIn(email: string, password: string, network: string) {
  return accounts.signIn({ email, password }, from(network))
}

describe('U-03 fault A7 guessing', () => {
  test('one account is tried ten times, then once in two minutes, whoever asks; the wait is named', async () => {
    await anOwner('ana@exemplo.pt')
    const outcomes = []
    for (let guess = 0; guess < 15; guess++)
      outcomes.push(await signIn('ana@exemplo.pt', `frase ${guess}`, `n${guess}`))
    expect(outcomes.map(({ kind }) => kind)).toEqual([
      ...Array<string>(10).fill('wrong'),
      ...Array<string>(5).fill('wait'),
    ])
    expect([outcomes.at(-1), hashed]).toEqual([{ kind: 'wait', seconds: 120 }, 10])
    expect(await signIn('ana@exemplo.pt', RIGHT, 'own')).toEqual({ kind: 'wait', seconds: 120 })
    clock.advanceMs(120_000)
    expect((await signIn('ana@exemplo.pt', RIGHT, 'own')).kind).toBe('signed-in')
    // Who was right has all turns back.
    expect((await signIn('ana@exemplo.pt', 'outra frase', 'own')).kind).toBe('wrong')
  })
  test('an address that nobody has waits as one that somebody has', async () => {
    for (let guess = 0; guess < 10; guess++) await signIn('eva@exemplo.pt', `frase ${guess}`, `n${guess}`)
    expect(await signIn('eva@exemplo.pt', RIGHT, 'own')).toEqual({ kind: 'wait', seconds: 120 })
  })
  test('fifty guesses at the same moment are ten', async () => {
    await anOwner('ana@exemplo.pt')
    await Promise.all(Array.from({ length: 50 }, (_, index) => signIn('ana@exemplo.pt', `frase ${index}`, `n${index}`)))
    expect(hashed).toBe(10)
  })
  test(`${10 * NETWORKS} tries from ${NETWORKS} networks in ten seconds: three of each network reach a hash, of an account that is aimed at ten, and others sign in`, async () => {
    const aimedAt = Array.from({ length: 10 }, (_, index) => `alvo${index}@exemplo.pt`)
    for (const email of ['ana@exemplo.pt', ...aimedAt]) await anOwner(email)
    const tally = { wrong: 0, wait: 0, other: 0 }
    const round = async (emailOf: (network: number) => string, second: number): Promise<void> => {
      for (let from = 0; from < NETWORKS; from += 100) {
        const outcomes = await Promise.all(
          Array.from({ length: 100 }, (_, index) =>
            signIn(emailOf(from + index), `frase roubada ${second}`, `bot${from + index}`),
          ),
        )
        for (const { kind } of outcomes) tally[kind === 'wrong' || kind === 'wait' ? kind : 'other'] += 1
      }
      clock.advanceMs(1_000)
    }
    // Five rounds of lists that were stolen elsewhere, each address once; five that guess at ten accounts.
    for (let second = 0; second < 5; second++) await round((network) => `p${second}.${network}@exemplo.pt`, second)
    expect((await signIn('ana@exemplo.pt', RIGHT, 'home')).kind).toBe('signed-in')
    const stuffed = hashed
    // As many as fail unseen, two a second more, three of each network, and those that asked beside the last of them.
    expect(stuffed).toBeLessThanOrEqual(300 + 10 + 3 * NETWORKS + 100 + 1)
    for (let second = 5; second < 10; second++) await round((network) => aimedAt[network % 10] ?? '', second)
    expect(hashed - stuffed).toBeLessThanOrEqual(10 * 10)
    expect(tally).toEqual({ wrong: hashed - 1, wait: 10 * NETWORKS - (hashed - 1), other: 0 })
    expect((await signIn('ana@exemplo.pt', RIGHT, 'home')).kind).toBe('signed-in')
    // Nobody is locked out: who is aimed at waits for two minutes at most.
    const owner = await signIn(aimedAt[0] ?? '', RIGHT, 'elsewhere')
    expect(owner).toMatchObject({ kind: 'wait' })
    clock.advanceMs(120_000)
    expect((await signIn(aimedAt[0] ?? '', RIGHT, 'elsewhere')).kind).toBe('signed-in')
  })
  test('mails to one address: three, then one in twenty minutes, of whatever kind', async () => {
    const typed = { name: 'Ana', email: 'ana@exemplo.pt', password: 'uma frase minha', terms: 'sim' }
    await accounts.register(typed, from('a'))
    await accounts.askReset(typed, from('b'))
    await accounts.register(typed, from('c'))
    expect(await accounts.askReset(typed, from('d'))).toEqual({ kind: 'wait', seconds: 1_200 })
    const { rows } = await sql`select from mail.message`.execute(db)
    expect(rows).toHaveLength(3)
  })
})

describe('U-03 fault A6 the same time', () => {
  test('each way of being wrong hashes once', async () => {
    await anOwner('ana@exemplo.pt')
    await sql`insert into identity.person (email, name, created_at) values ('rui@exemplo.pt', 'Rui', ${clock.now()})`.execute(
      db,
    )
    for (const email of ['ana@exemplo.pt', 'rui@exemplo.pt', 'eva@exemplo.pt'])
      expect((await signIn(email, 'outra frase', 'n')).kind).toBe('wrong')
    expect(hashed).toBe(3)
  })
  test('nobody’s password takes as long as somebody’s, and is never right', async () => {
    const passwords = createPasswords()
    const kept = await passwords.hash(RIGHT)
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    // Of the whole process, threads among it: others on this machine change nothing.
    const took = async (hash: string | null, password: string): Promise<number> => {
      const began = process.cpuUsage()
      await passwords.matches(hash, password)
      const { user, system } = process.cpuUsage(began)
      return user + system
    }
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let time = 0; time < 8; time++) {
      known.push(await took(kept, 'outra frase'))
      unknown.push(await took(null, 'outra frase'))
    }
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
    expect(await passwords.matches(null, 'nobody has this password')).toBe(false)
    expect(await passwords.matches(kept, RIGHT.normalize('NFD'))).toBe(true)
  })
  test('more sign-ins at once than the machine can hash are refused, not waited for', async () => {
    const passwords = createPasswords({ running: 1, waiting: 2 })
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => passwords.matches(null, 'x')))
    expect(outcomes.map(({ status }) => status).filter((status) => status === 'rejected').length).toBeGreaterThan(0)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { refusal: { code: 'overloaded' } },
    })
  })
})
