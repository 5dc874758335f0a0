import type { FastifyInstance, FastifyReply } from 'fastify'
import { type IdentityDeps, staleLoginOf } from './current-user.ts'
import { loginCookie } from './sessions.ts'

/**
 * Whose name, address or picture has changed since they signed in gets a new `jwt` with the next answer that is theirs alone: each of their
 * devices with its own. The session stays as it is, and ends when it would have.
 */
export function renewLogins(app: FastifyInstance, { tokens, config, clock }: Omit<IdentityDeps, 'db' | 'log'>): void {
  app.addHook('onSend', async (request, reply) => {
    const stale = staleLoginOf(request)
    // Who signs in or out with this answer gets the cookies of that.
    if (stale === null || reply.hasHeader('set-cookie') || !isPrivate(reply)) return
    const secondsLeft = Math.floor((stale.expiresAt.getTime() - clock.now().getTime()) / 1000)
    if (secondsLeft <= 0) return
    reply.header('set-cookie', loginCookie(config, await tokens.sign(stale.claims, stale.expiresAt), secondsLeft))
  })
}

/** What a cache may keep says nothing of anybody. */
function isPrivate(reply: FastifyReply): boolean {
  return String(reply.getHeader('cache-control') ?? '').includes('no-store')
}
