import type { FastifyRequest } from 'fastify'
import type { BoardAsker } from '#domains/boards/contract.ts'
import { cookieValue, setCookie } from '#platform/http/access/cookies.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'

const YEAR_SECONDS = 31_536_000

type AskerDependencies = Pick<StorefrontDependencies, 'people' | 'policy'>

/** Who asks for a board: by the cookie that a guest's browser keeps, and by the session. */
export async function boardAsker(request: FastifyRequest, { people, policy }: AskerDependencies): Promise<BoardAsker> {
  const token = cookieValue(request.headers.cookie, cookieName(policy.https === true))
  const user = await people.current(request)
  return {
    guestToken: token !== null && /^[\w-]{22}$/.test(token) ? token : null,
    personId: user?.id ?? null,
  }
}

/** Essential: without it a guest would be a stranger at the next page. Set only when somebody says a name. */
export function guestCookie(token: string, { policy }: Pick<AskerDependencies, 'policy'>): string {
  const secure = policy.https === true
  return setCookie(cookieName(secure), token, { maxAgeSeconds: YEAR_SECONDS, httpOnly: true, secure })
}

/** A browser takes the first of these only from the site itself: no other host of ours can toss one. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-quadro' : 'quadro'
}
