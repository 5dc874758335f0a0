/** What others may use of who acts for shops (architecture.md, Layout). */
export { identifyShopBy } from './access/identify-shop.ts'
export { addMember, type MemberOf, type MemberOutcome, removeMember } from './members/change-members.ts'
export { acceptInvitation, invitationFor } from './members/invite.ts'
export { ROLE_WORDS } from './members/role-words.ts'
export { INVITATION_DAYS } from './members/member-calls.ts'
export { type Member, MEMBER_ROLES, type MemberRole } from './members/member.ts'
export { membersOf, membershipsOf } from './members/member-storage.ts'
