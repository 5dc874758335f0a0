import { SignJWT, jwtVerify } from 'jose'
import type { Clock } from '#platform/clock.ts'
import { derivedKey } from '#platform/secret.ts'
import { claimsSchema } from './claims.ts'
import type { Claims } from './claims.ts'

export const LOGIN_COOKIE = 'jwt'

/** Signs and checks the `jwt` cookie: claims for showing, readable by scripts. */
export interface LoginTokens {
  sign(claims: Claims, expiresAt: Date): Promise<string>
  /** The claims, or null for whatever is not exactly our own, unexpired token (T-07, fault A1). Never throws. */
  read(token: string): Promise<Claims | null>
}

const ALGORITHM = 'HS256'
const CLOCK_SKEW_SECONDS = 60
const MAX_CHARACTERS = 4_096

/** @param site issuer and audience, the project's name: a token of another site of the same secret is refused. */
export function loginTokens(options: {
  readonly secret: string
  readonly site: string
  readonly clock: Clock
}): LoginTokens {
  const key = derivedKey(options.secret, 'login-token')
  const issuer = `poiso:${options.site}`
  return {
    sign: (claims, expiresAt) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(options.site)
        .setIssuedAt(options.clock.now())
        .setExpirationTime(expiresAt)
        .sign(key),
    read: async (token) => {
      if (token.length > MAX_CHARACTERS) return null
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: 'JWT',
          issuer,
          audience: options.site,
          requiredClaims: ['exp', 'iat'],
          clockTolerance: CLOCK_SKEW_SECONDS,
          currentDate: options.clock.now(),
        })
        return claimsSchema.safeParse(payload).data ?? null
      } catch {
        // Whatever is wrong with it, it is no token of ours: the caller logs that and goes on without a user.
        return null
      }
    },
  }
}
