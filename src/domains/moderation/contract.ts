/** What others may use of moderation (architecture.md, Layout). */
export { createJudge, type Judgement } from './judge.ts'
export { memoryHistory } from './memory-history.ts'
export { createModerationDesk, type ModerationDesk } from './moderation-desk.ts'
export { type ItemName, itemNameOf } from './items/item.ts'
export type { PublishedItemOf } from './items/published-items.ts'
export type { ShownCase } from './notices/cases.ts'
export {
  NOTICE_LIMITS,
  type NoticeComplaints,
  type NoticeField,
  type NoticeTyped,
  readNotice,
  readWords,
  wordsComplaint,
} from './notices/notice.ts'
export { type PolicyReason, policyReasons, reportReasons } from './rules/policy-reasons.ts'
export { textsWaiting } from './queue/texts-waiting.ts'
export { networkHashes } from './network-hash.ts'
export { kindWords } from './statement.ts'
export { reasonWords } from './rules/reason-words.ts'
export {
  type DecidedItem,
  decidedItemOf,
  type Decision,
  ITEM_DECIDED,
  type ModeratedKind,
  type SubmittedItem,
  submitForModeration,
  tellTextGone,
} from './told.ts'
