import type { FastifyRequest } from 'fastify'
import type { UserId } from '../../ids.ts'
import { refusal } from '../../errors/refusal.ts'
import type { Refusal } from '../../errors/refusal.ts'
import type { Access, StaffRole } from '../request/route-classes.ts'
import type { ShopAccess } from './shop-rights.ts'

/** Who calls, as the session says (never the display claims of the jwt cookie). */
export interface Caller {
  readonly userId: UserId
  readonly isAdmin: boolean
  readonly isEshop: boolean
  /** What they may do in the back office of this site; an admin everything. */
  readonly roles: ReadonlySet<StaffRole>
  /** They have a role, and use none of it before they have signed in by a passkey (POISO_STAFF_PASSKEY_HOURS). */
  readonly needsPasskey?: boolean
  /** Admin, and the cookie admin-mode-2 is 1 (P-03). */
  readonly adminMode: boolean
}

/** Finds the caller of a request by its session cookie; the identity domain provides it. */
export type Identify = (request: FastifyRequest) => Promise<Caller | null>

const identifiers = new WeakMap<object, Identify>()
const found = new WeakMap<FastifyRequest, Promise<Caller | null>>()

export function useIdentify(server: object, identify: Identify): void {
  identifiers.set(server, identify)
}

/** The signed-in caller of this request, or null. Looked up once a request, and only when somebody asks. */
export function callerOf(request: FastifyRequest): Promise<Caller | null> {
  const known = found.get(request)
  if (known !== undefined) return known
  const identify = identifiers.get(request.server.server)
  const asked = identify === undefined ? Promise.resolve(null) : identify(request)
  found.set(request, asked)
  return asked
}

/** Whether something has asked already who calls: then asking again costs nothing. */
export function isCallerKnown(request: FastifyRequest): boolean {
  return found.has(request)
}

/** Whether somebody may call what is declared so; absent and forbidden differ only by having signed in. */
export function refuseAccess(
  access: Exclude<Access, ShopAccess>,
  caller: Caller | null,
): Refusal<'unauthenticated' | 'forbidden' | 'passkey_needed'> | null {
  if (access === 'anyone') return null
  if (caller === null) return refusal('unauthenticated', 'this needs a signed-in user')
  if (isAllowed(access, caller)) return null
  return caller.needsPasskey === true
    ? refusal('passkey_needed', 'roles of the back office need a session that a passkey has opened lately')
    : refusal('forbidden', `this needs the role ${access}`)
}

function isAllowed(access: Exclude<Access, ShopAccess | 'anyone'>, caller: Caller): boolean {
  if (access === 'user' || caller.isAdmin) return true
  if (access === 'staff') return caller.roles.size > 0
  return access !== 'admin' && caller.roles.has(access.slice('staff:'.length) as StaffRole)
}
