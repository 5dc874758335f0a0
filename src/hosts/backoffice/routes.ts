import type { FastifyInstance } from 'fastify'
import type { CurrentUser } from '#domains/identity/contract.ts'
import { callerOf, refuseAccess } from '#platform/http/access/caller.ts'
import { STAFF_ROLES } from '#platform/http/request/route-classes.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { backOfficeMeCall } from './me-call.ts'

export interface BackOfficeCallParts {
  readonly currentUser: CurrentUser
}

/** What parts of the back office ask for. */
const ACCESS = ['admin', 'staff', ...STAFF_ROLES.map((role) => `staff:${role}` as const)] as const

export function backOfficeCallRoutes(app: FastifyInstance, { currentUser }: BackOfficeCallParts): void {
  mountCall(app, backOfficeMeCall, async ({ request }) => {
    const [user, caller] = await Promise.all([currentUser(request), callerOf(request)])
    if (user === null) return refusal('unauthenticated', 'the session has ended')
    const { name, initials } = user
    return { name, initials, may: ACCESS.filter((access) => refuseAccess(access, caller) === null) }
  })
}
