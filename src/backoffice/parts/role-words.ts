import { ROLE_WORDS } from '#domains/partners/rules/role-words.ts'
import type { ShopMember } from '#platform/api-client/calls.ts'

type Role = ShopMember['role']

const roles = Object.entries(ROLE_WORDS) as readonly (readonly [
  Role,
  { readonly name: string; readonly may: string },
])[]

/** As a field offers them. */
export const roleOptions = roles.map(([role, { name }]) => [role, name] as const)
export const roleWords = Object.fromEntries(roleOptions) as Readonly<Record<Role, string>>

/** What each role may do, in one line. */
export const ROLES_EXPLAINED = roles.map(([, { name, may }]) => `${name}: ${may}.`).join(' ')
