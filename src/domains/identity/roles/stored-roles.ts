import { STAFF_ROLES, type StaffRole } from '#platform/http/request/route-classes.ts'
import type { Claims } from '../claims.ts'

/** For all sites, or by their names; the empty name means all (E-13). */
export type BySite = boolean | Readonly<Record<string, boolean>>

/** What a person may do, as it is kept with them. The narrow roles stand in no cookie: nothing that is shown needs them. */
export type StoredRoles = Partial<Claims['roles']> & {
  readonly staff?: Readonly<Partial<Record<StaffRole, BySite>>>
}

/** Whether a role is somebody's on a site: true, or the site's or the empty key is true. */
export function isOnSite(role: BySite, site: string): boolean {
  if (typeof role === 'boolean') return role
  return (Object.hasOwn(role, site) && role[site] === true) || (Object.hasOwn(role, '') && role[''] === true)
}

/** What a person may do in the back office of a site; an admin everything. */
export function staffRolesOf({ admin = false, staff = {} }: StoredRoles, site: string): ReadonlySet<StaffRole> {
  const isAdmin = isOnSite(admin, site)
  return new Set(STAFF_ROLES.filter((role) => isAdmin || isOnSite(staff[role] ?? false, site)))
}
