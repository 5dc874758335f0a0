import type { FastifyInstance } from 'fastify'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { networkOf } from '#platform/http/overload/rate-limit.ts'
import type { UserId } from '#platform/ids.ts'
import { consentCall, keepViewedCall, meCall, type MeLikes } from './calls.ts'
import type { ConsentChoices } from './consent/consent-choices.ts'
import type { CurrentUser } from './current-user.ts'
import { CONSENT_TEXT_VERSION } from './rules/consent.ts'
import type { User } from './user.ts'

export interface IdentityRoutesOptions {
  readonly currentUser: CurrentUser
  readonly viewed: ViewedSource
  readonly consents: ConsentChoices
  /** Of the admin service, where it has its own; else ''. */
  readonly adminOrigin: string
  /** What other domains have to say of a person on every page (ADR 0051). */
  likesOfPerson(personId: number): Promise<MeLikes>
}

/** What people have looked at, kept with their accounts. */
export interface ViewedSource {
  /** The person has agreed to it. */
  isKept(personId: UserId): Promise<boolean>
  /** Null: not agreed to. */
  keep(personId: UserId, seen: readonly number[]): Promise<readonly number[] | null>
}

export function identityRoutes(
  app: FastifyInstance,
  { currentUser, viewed, consents, adminOrigin, likesOfPerson }: IdentityRoutesOptions,
): void {
  mountCall(app, meCall, async ({ request }) => {
    const user = await currentUser(request)
    if (user === null) return { user }
    const [keepsViewed, likes] = await Promise.all([viewed.isKept(user.id), likesOfPerson(user.id)])
    return { user: { ...presentMe(user, adminOrigin), keepsViewed, likes } }
  })
  mountCall(app, keepViewedCall, async ({ body, request }) => {
    const caller = await callerOf(request)
    const kept = caller === null ? null : await viewed.keep(caller.userId, body.variantIds)
    return kept === null
      ? refusal('forbidden', 'the person has not agreed to have kept what they look at (keepViewed)')
      : { variantIds: [...kept] }
  })
  mountCall(app, consentCall, async ({ body, request }) => {
    const { consentId = null, textVersion = CONSENT_TEXT_VERSION, ...consent } = body
    const caller = await callerOf(request)
    const personId = caller?.userId ?? null
    return consents.keep({ consent, textVersion, personId, consentId, network: networkOf(request.ip) })
  })
}

function presentMe(user: User, origin: string) {
  const { name, firstName, initials, avatarUrl, isAdmin, isEshop, adminModeEnabled } = user
  const adminOrigin = isAdmin ? origin : null
  // Who still has to show their passkey is told so there.
  const worksThere = user.roles.size > 0 || user.needsPasskey
  const staffUrl = worksThere ? `${origin}${origin === '' ? '/admin' : '/'}` : null
  return { name, firstName, initials, avatarUrl, isAdmin, isEshop, adminModeEnabled, adminOrigin, staffUrl }
}
