import type { FastifyInstance } from 'fastify'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { meCall } from './calls.ts'
import type { CurrentUser } from './current-user.ts'
import type { User } from './user.ts'

export function identityRoutes(app: FastifyInstance, { currentUser }: { readonly currentUser: CurrentUser }): void {
  mountCall(app, meCall, async ({ request }) => ({ user: presentMe(await currentUser(request)) }))
}

function presentMe(user: User | null) {
  if (user === null) return null
  const { name, firstName, initials, avatarUrl, isAdmin, isEshop, adminModeEnabled } = user
  return { name, firstName, initials, avatarUrl, isAdmin, isEshop, adminModeEnabled }
}
