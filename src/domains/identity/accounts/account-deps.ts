import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { LoginTokens } from '../login-token.ts'
import type { Passwords } from '../passwords/hash-password.ts'
import type { Turns } from '../throttle/turns.ts'

/** Paths of the site that mails lead to; each carries a code. */
export interface AccountPaths {
  confirmRegistration(personId: number, code: string): string
  setPassword(code: string): string
  confirmEmail(code: string): string
  login(): string
  resetPassword(): string
  register(): string
}

export interface AccountDeps {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'url' | 'hosts'>
  readonly tokens: LoginTokens
  readonly passwords: Passwords
  readonly turns: Turns
  readonly paths: AccountPaths
  /** The versions of the texts that who registers at a moment accepts. */
  termsAt(moment: Date): string
}

/** From where somebody asks: what is counted, and what they later see of a session. */
export interface Visitor {
  /** `networkOf` the address. */
  readonly network: string
  readonly userAgent: string
  /** Of the page that asks, which the server has found to be ours (cross-origin.ts); absent of programs. */
  readonly origin: string | undefined
  /** The Cookie header. */
  readonly cookies: string | undefined
}

/** Tried too often: so many seconds until the next turn. */
export interface Wait {
  readonly kind: 'wait'
  readonly seconds: number
}

/** Signed in: Set-Cookie values for the browser. */
export interface SignedIn {
  readonly kind: 'signed-in'
  readonly cookies: readonly string[]
}
