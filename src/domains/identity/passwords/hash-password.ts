import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { samePassword } from '../rules/password.ts'

/** Of its enumeration, which is declared for compilers that we do not use. */
const ARGON2ID = 2

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** At once, and waiting, in one process: more would take the machine from those who only look. */
export const HASH_PLACES = { running: 2, waiting: 40 } as const

/** What nobody's password is. Checking against it takes as long as against anybody's. */
const NOBODYS = hash('nobody has this password', COST)

export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether it is the password of this hash. Null, nobody's: false, after the same time. */
  matches(kept: string | null, password: string): Promise<boolean>
}

/** Hashes of passwords, in the threads of libuv, a few at a time. */
export function createPasswords(places: { running: number; waiting: number } = HASH_PLACES): Passwords {
  const turn = pLimit(places.running)
  const inTurn = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    if (turn.pendingCount >= places.waiting)
      throw new RefusedError(refusal('overloaded', 'too many sign-ins at once', 2))
    return turn(act)
  }
  return {
    hash: (password) => inTurn(() => hash(samePassword(password), COST)),
    matches: (kept, password) =>
      inTurn(async () => {
        const isRight = await verify(kept ?? (await NOBODYS), samePassword(password))
        return isRight && kept !== null
      }),
  }
}
