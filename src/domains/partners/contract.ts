/** What others may use of shops as partners: who acts for them, and how they join (architecture.md, Layout). */
export { identifyShopBy } from './access/identify-shop.ts'
export { addMember, type MemberOf, type MemberOutcome, removeMember } from './members/change-members.ts'
export { shopsWithoutOwner } from './members/shops-without-owner.ts'
export { partnersWaiting } from './backoffice/partners-waiting.ts'
export { createShopPeople, type Invited, type OwnShop, type ShopPeople } from './members/shop-people.ts'
export { RIGHT_WORDS } from './rules/right-words.ts'
export { ROLE_WORDS } from './rules/role-words.ts'
export { INVITATION_DAYS } from './members/member-calls.ts'
export { type Member, MEMBER_ROLES, type MemberRole } from './members/member.ts'
export { takeInApplication } from './joining/take-in-application.ts'
export { createJoining, type Joining } from './joining/joining.ts'
export {
  type Application,
  type CheckRun,
  JOINING_LIMITS,
  type JoiningStep,
  joiningSteps,
  type LabEvidence,
  missingSteps,
} from './joining/application.ts'
export type { Applicant, ShopTerms, StepRefused, StepSettled } from './joining/joining-deps.ts'
export {
  type CompanyComplaint,
  type CompanyComplaints,
  COMPANY_CHARS,
  type CompanyField,
  companyFields,
  type CompanyTyped,
} from './joining/company.ts'
export type { DomainComplaint } from './joining/domain-step.ts'
export type { FeedComplaint } from './joining/feed-step.ts'
export type { HandInComplaint } from './joining/hand-in.ts'
export { isProofMailbox, PROOF_PATH, proofLine, proofMailboxes, recordNames } from './joining/proof/proof-places.ts'
export { shownDomain } from './joining/shop-domain.ts'
export { settleAgreement } from './terms/agreement.ts'
export { clicksCostFrom } from './terms/clicks-cost.ts'
export { REFUSAL_REASONS } from './rules/refusal-reasons.ts'
