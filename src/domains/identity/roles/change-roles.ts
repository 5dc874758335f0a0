import { isDeepStrictEqual } from 'node:util'
import { defineUndo, type Undo } from '#platform/audit/define-undo.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import { versionOf } from '#platform/audit/version-of.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonObject, JsonValue } from '#platform/database/schema.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { STAFF_ROLES, type StaffRole } from '#platform/http/request/route-classes.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { erasedAmong } from '../erase/erasure-storage.ts'
import { lockRoles, writeRoles } from './role-storage.ts'
import { type BySite, isOnSite, type StoredRoles } from './stored-roles.ts'

/** What can be given and taken: an admin's, or one of the narrow ones. */
export const GIVEN_ROLES = ['admin', ...STAFF_ROLES] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]

export interface RoleChange {
  /** Who gives or takes; null: a command of the operator. */
  readonly by: UserId | null
  readonly personId: UserId
  readonly role: GivenRole
  readonly isGiven: boolean
  /** What was read, `rolesVersion`; null: whatever stands there. */
  readonly version: string | null
  readonly reason: string
  readonly requestId?: string
}

/**
 * `unchanged`: it was so already; `changed`: somebody gave or took another one since `version` was read; `own`: nobody takes
 * their own admin's role away, so that a site always has an admin; `erased`: who waits to be erased is given no role;
 * `not-admin`: who asks is none any more, or waits to be erased.
 */
export type RoleOutcome = 'done' | 'unchanged' | 'unknown' | 'changed' | 'own' | 'erased' | 'not-admin'

/** Gives or takes a role on one site, and tells the log. It holds from the person's next request on. */
export function changeRole(
  { db, site }: { readonly db: Database; readonly site: string },
  { by, personId, role, isGiven, version, reason, requestId }: RoleChange,
): Promise<RoleOutcome> {
  return db.transaction().execute(async (tx) => {
    const people = by === null ? [personId] : [by, personId]
    const locked = await lockRoles(tx, people)
    const erased = await erasedAmong(tx, people)
    if (by !== null && (erased.has(by) || !isOnSite(locked.get(by)?.admin ?? false, site))) return 'not-admin'
    const roles = locked.get(personId)
    if (roles === undefined) return 'unknown'
    if (version !== null && version !== rolesVersion(roles)) return 'changed'
    if (by === personId && role === 'admin' && !isGiven) return 'own'
    if (isGiven && erased.has(personId)) return 'erased'
    const changed = withRole(roles, role, site, isGiven)
    if (isDeepStrictEqual(changed, roles)) return 'unchanged'
    await writeRoles(tx, personId, changed)
    await recordChange(tx, {
      by,
      of: { kind: ROLES_KIND, id: String(personId) },
      action: isGiven ? 'given' : 'taken',
      before: toldRoles(roles),
      after: toldRoles(changed),
      reason,
      ...(requestId !== undefined && { requestId }),
    })
    return 'done'
  })
}

const ROLES_KIND = 'identity.roles'

/** Roles of a development's people, as a command sets them all at once. */
export async function recordSetRoles(
  tx: DatabaseTransaction,
  personId: UserId,
  before: StoredRoles,
  after: StoredRoles,
): Promise<void> {
  const told = { before: toldRoles(before), after: toldRoles(after) }
  if (isDeepStrictEqual(told.before, told.after)) return
  await recordChange(tx, { by: null, of: { kind: ROLES_KIND, id: String(personId) }, action: 'set', ...told })
}

/** Changes of roles are taken back where nobody has changed the person's roles since. */
export function undoRoles(site: string): Undo {
  return defineUndo({
    kind: ROLES_KIND,
    undo: async (tx, { thingId, before, after, by }) => {
      const personId = asId<UserId>(Number(thingId))
      const locked = await lockRoles(tx, [by, personId])
      const roles = locked.get(personId)
      if (roles === undefined || !isDeepStrictEqual(toldRoles(roles), after)) return 'changed'
      const { admin = false, staff = {} } = before as Pick<StoredRoles, 'admin' | 'staff'>
      const erased = await erasedAmong(tx, [by, personId])
      const isAdmin = !erased.has(by) && isOnSite(locked.get(by)?.admin ?? false, site)
      if (!isAdmin || (by === personId && !isOnSite(admin, site)))
        throw new RefusedError(refusal('forbidden', 'nobody takes their own role of an admin away (undoChange)'))
      if (erased.has(personId) && rolesOnSite({ admin, staff }, site).length > 0)
        throw new RefusedError(
          refusal('unprocessable', `person ${personId} is to be erased: no role is given (undoChange)`),
        )
      await writeRoles(tx, personId, { ...roles, admin, staff })
      return 'undone'
    },
  })
}

/** Changes with each change of the roles of the back office. */
export function rolesVersion(roles: StoredRoles): string {
  return versionOf(toldRoles(roles))
}

/** The same roles are told by the same text, whatever stands in the row. */
function toldRoles({ admin = false, staff = {} }: StoredRoles): JsonObject {
  return {
    admin: told(admin),
    staff: Object.fromEntries(
      STAFF_ROLES.flatMap((role) => (isNowhere(staff[role]) ? [] : [[role, told(staff[role] ?? false)]])),
    ),
  }
}

function told(role: BySite): JsonValue {
  if (isNowhere(role)) return false
  if (typeof role === 'boolean') return role
  return Object.fromEntries(Object.entries(role).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function isNowhere(role: BySite = false): boolean {
  return typeof role === 'boolean' ? !role : !Object.values(role).includes(true)
}

/** What is given is given on this site. What holds on all sites is taken on all. */
function withRole(roles: StoredRoles, role: GivenRole, site: string, isGiven: boolean): StoredRoles {
  const current = (role === 'admin' ? roles.admin : roles.staff?.[role]) ?? false
  if (isOnSite(current, site) === isGiven) return roles
  const others = typeof current === 'boolean' ? {} : current
  const changed: BySite = isGiven ? { ...others, [site]: true } : without(others, site)
  return role === 'admin' ? { ...roles, admin: changed } : { ...roles, staff: { ...roles.staff, [role]: changed } }
}

function without(role: Readonly<Record<string, boolean>>, site: string): BySite {
  const left = Object.entries(role).filter(([name]) => name !== site && name !== '')
  return left.length === 0 ? false : Object.fromEntries(left)
}

/** Roles that somebody has on a site, an admin's first. */
export function rolesOnSite({ admin = false, staff = {} }: StoredRoles, site: string): readonly GivenRole[] {
  return GIVEN_ROLES.filter((role) => isOnSite((role === 'admin' ? admin : staff[role as StaffRole]) ?? false, site))
}
