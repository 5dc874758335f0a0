import type { EshopId, UserId } from '#platform/ids.ts'

/** What people do for a shop (ADR 0123); what each may do stands in `access/rights-of-role.ts`, its words in `rules/role-words.ts`. */
export const MEMBER_ROLES = ['owner', 'manager', 'finance', 'viewer'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** A person who may act for a shop. */
export interface Member {
  readonly eshopId: EshopId
  readonly personId: UserId
  readonly role: MemberRole
  readonly since: Date
}
