import type { FastifyInstance } from 'fastify'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { UserId } from '#platform/ids.ts'
import { keepViewedCall, meCall } from './calls.ts'
import type { CurrentUser } from './current-user.ts'
import type { User } from './user.ts'

export interface IdentityRouteDeps {
  readonly currentUser: CurrentUser
  readonly viewed: ViewedSource
}

/** What people have looked at, kept with their accounts. */
export interface ViewedSource {
  /** The person has agreed to it. */
  isKept(personId: UserId): Promise<boolean>
  /** Null: not agreed to. */
  keep(personId: UserId, seen: readonly number[]): Promise<readonly number[] | null>
}

export function identityRoutes(app: FastifyInstance, { currentUser, viewed }: IdentityRouteDeps): void {
  mountCall(app, meCall, async ({ request }) => {
    const user = await currentUser(request)
    return { user: user && presentMe(user, await viewed.isKept(user.id)) }
  })
  mountCall(app, keepViewedCall, async ({ body, request }) => {
    const caller = await callerOf(request)
    const kept = caller === null ? null : await viewed.keep(caller.userId, body.variantIds)
    return kept === null
      ? refusal('forbidden', 'the person has not agreed to have kept what they look at (keepViewed)')
      : { variantIds: [...kept] }
  })
}

function presentMe(user: User, keepsViewed: boolean) {
  const { name, firstName, initials, avatarUrl, isAdmin, isEshop, adminModeEnabled } = user
  return { name, firstName, initials, avatarUrl, isAdmin, isEshop, adminModeEnabled, keepsViewed }
}
