/** What others may use of moderation (architecture.md, Layout). */
export { createJudge, type Judgement } from './judge.ts'
export { memoryHistory } from './memory-history.ts'
export { createModerationDesk, type ModerationDesk } from './moderation-desk.ts'
export { type ItemName, itemNameOf, type QueuedBecause } from './items/item.ts'
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
export { isPolicyReason, type PolicyReason, policyReasons, reportReasons } from './rules/policy-reasons.ts'
export { MOST_WORDS } from './queue/decide-item.ts'
export type { ItemFile, Queue, QueueFilter } from './queue/queue.ts'
export { networkHashes } from './network-hash.ts'
export { kindWords, reasonWords } from './statement.ts'
export { rules } from './rules/rule-codes.ts'
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
