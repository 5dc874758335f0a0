import { recordChange } from '#platform/audit/record-change.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { EshopId, UserId } from '#platform/ids.ts'
import type { MemberRole } from './member.ts'

/** In the audit log. */
export const MEMBER_CHANGE = 'partners.member'

/** The log holds no address: an invitation is its number. */
export function tellInvitation(
  tx: DatabaseTransaction,
  {
    eshopId,
    id,
    by,
    requestId,
  }: { readonly eshopId: EshopId; readonly id: number; readonly by: UserId | null; readonly requestId?: string },
  action: 'invited' | 'withdrawn',
  role: MemberRole,
): Promise<void> {
  const value = { invitation: id, role }
  return recordChange(tx, {
    by,
    of: { kind: MEMBER_CHANGE, id: `${eshopId}/convite-${id}` },
    action,
    before: action === 'invited' ? null : value,
    after: action === 'invited' ? value : null,
    ...(requestId !== undefined && { requestId }),
  })
}
