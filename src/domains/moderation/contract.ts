/** What others may use of moderation (architecture.md, Layout). */
export {
  type DecidedItem,
  decidedItemOf,
  ITEM_DECIDED,
  type ModeratedKind,
  type SubmittedItem,
  submitForModeration,
} from './told.ts'
