import { createModerationDesk, type ModerationDesk } from '#domains/moderation/contract.ts'
import { publishedQuestionText } from '#domains/questions/contract.ts'
import { publishedReviewText } from '#domains/reviews/contract.ts'
import { derivedKey } from '#platform/secret.ts'
import type { SharedParts } from './web-parts.ts'

/** Reports and decisions of pages, with what the domains show that nobody has handed over. */
export function moderationOfPages({
  db,
  clock,
  secret,
  turns,
}: Pick<SharedParts, 'db' | 'clock' | 'secret' | 'turns'>): ModerationDesk {
  return createModerationDesk({
    db,
    clock,
    key: derivedKey(secret, 'moderation'),
    turns,
    publishedItemOf: async (name) => (await publishedReviewText(db, name)) ?? publishedQuestionText(db, name),
  })
}
