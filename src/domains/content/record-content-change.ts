import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#platform/audit/record-change.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import type { UserId } from '#platform/ids.ts'
import type { ContentName } from './kinds/content-kinds.ts'

/** As the log names the entries of a kind. */
export const CONTENT_CHANGE = 'content.entries'

/** Who changes; null: the operator's command. */
export interface ContentMaker {
  readonly by: UserId | null
  readonly reason?: string | undefined
  readonly requestId?: string
}

/** Tells the log what the entries of a kind became; those that stay as they are change nothing. */
export async function recordContentChange(
  tx: DatabaseTransaction,
  name: ContentName,
  entries: { readonly before: readonly object[]; readonly after: readonly object[] },
  { by, reason = '', requestId }: ContentMaker,
): Promise<void> {
  const [before, after] = [jsonOf(entries.before), jsonOf(entries.after)]
  if (isDeepStrictEqual(before, after)) return
  await recordChange(tx, {
    by,
    of: { kind: CONTENT_CHANGE, id: name },
    action: 'set',
    before,
    after,
    ...(reason !== '' && { reason }),
    ...(requestId !== undefined && { requestId }),
  })
}

/** As JSON has it. */
function jsonOf(entries: readonly object[]): JsonValue {
  return JSON.parse(JSON.stringify(entries)) as JsonValue
}
