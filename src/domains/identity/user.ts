import { createHash } from 'node:crypto'
import { asId } from '#platform/ids.ts'
import type { UserId } from '#platform/ids.ts'
import type { StaffRole } from '#platform/http/request/route-classes.ts'
import type { Claims } from './claims.ts'
import { isOnSite } from './roles/stored-roles.ts'

/** Who is signed in, as pages and services know them: derived from the claims (specification 3, User). */
export interface User {
  readonly id: UserId
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** SHA-256 of the trimmed, lower-case address, in hex. */
  readonly hashedEmail: string
  readonly avatarUrl: string | null
  readonly initials: string
  readonly isEshop: boolean
  /** The shops that they speak for: their names in addresses. */
  readonly eshops: readonly string[]
  readonly isAdmin: boolean
  /** What they may do in the back office of this site; an admin everything. */
  readonly roles: ReadonlySet<StaffRole>
  /** They have a role of the back office, and their session was opened without a passkey, or too long ago to use it. */
  readonly needsPasskey: boolean
  /** Admin, and the cookie admin-mode-2 is 1. */
  readonly adminModeEnabled: boolean
  readonly dob: string | null
  readonly gender: 'male' | 'female' | null
}

export const ADMIN_MODE_COOKIE = 'admin-mode-2'

/**
 * @param site the project's name, by which roles.admin may be a map; @param adminModeCookie the value of admin-mode-2;
 * @param roles of the site's back office, which no claim names.
 */
export function userFromClaims(
  claims: Claims,
  site: string,
  adminModeCookie: string | null,
  roles: ReadonlySet<StaffRole> = new Set(),
): User {
  const [firstName = '', ...others] = claims.name.trim().split(/\s+/)
  const isAdmin = isOnSite(claims.roles.admin, site)
  return {
    id: asId<UserId>(claims.uid),
    name: claims.name,
    firstName,
    lastName: others.join(' '),
    email: claims.email,
    hashedEmail: hashedEmail(claims.email),
    avatarUrl: claims.avatar.url,
    initials: claims.avatar.initials,
    isEshop: claims.roles.eshop,
    eshops: claims.roles.eshops,
    isAdmin,
    roles,
    needsPasskey: false,
    adminModeEnabled: isAdmin && adminModeCookie === '1',
    dob: claims.dateOfBirth,
    gender: claims.gender === null ? null : GENDERS[claims.gender],
  }
}

/** The same in a session in which no role may be used. */
export function withoutRoles(user: User): User {
  return { ...user, isAdmin: false, roles: new Set(), needsPasskey: user.roles.size > 0, adminModeEnabled: false }
}

const GENDERS = { 1: 'male', 2: 'female' } as const

function hashedEmail(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}
