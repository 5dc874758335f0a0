import type { FastifyInstance } from 'fastify'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { meCall, type MeLikes } from './calls.ts'
import type { CurrentUser } from './current-user.ts'
import type { User } from './user.ts'

export interface IdentityRoutesOptions {
  readonly currentUser: CurrentUser
  /** What other domains have to say of a person on every page (ADR 0051). */
  likesOfPerson(personId: number): Promise<MeLikes>
}

export function identityRoutes(app: FastifyInstance, { currentUser, likesOfPerson }: IdentityRoutesOptions): void {
  mountCall(app, meCall, async ({ request }) => {
    const user = await currentUser(request)
    return { user: user === null ? null : { ...presentMe(user), likes: await likesOfPerson(user.id) } }
  })
}

function presentMe(user: User) {
  const { name, firstName, initials, avatarUrl, isAdmin, isEshop, adminModeEnabled } = user
  return { name, firstName, initials, avatarUrl, isAdmin, isEshop, adminModeEnabled }
}
