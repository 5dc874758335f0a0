import { sql } from 'kysely'
import { recordChange } from '#platform/audit/record-change.ts'
import { eshopNames } from '#domains/eshops/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import type { SafeGetTools } from '#platform/safe-fetch/safe-get.ts'
import { vatInvalid } from '../mails/vat-invalid-notice.ts'
import { askVies, type ViesAnswer, type ViesPlace, ViesFailure } from './ask-vies.ts'
import { accountsOfUnion, storeAnswer, storeTry } from './storage.ts'

export interface VatRegisterDeps {
  readonly db: Database
  readonly clock: Clock
  readonly vies: ViesPlace
  /** Where who looks after money is told of numbers that the register does not know (POISO_CONTACT_MAIL); null: nowhere. */
  readonly operator: string | null
}

/**
 * Asks the EU's register of a number and keeps what it says: the answer with its moment and consultation number, and what follows for the accounts
 * that have the number. The failure is kept too; unknown stays unknown.
 * @throws ViesFailure when it does not answer.
 */
export async function lookUp(
  deps: VatRegisterDeps,
  vatNumber: string,
  tools: Pick<SafeGetTools, 'signal'>,
): Promise<ViesAnswer> {
  const { db, clock, vies } = deps
  try {
    const answer = await askVies(vies, vatNumber, tools)
    await db.transaction().execute((tx) => take(tx, deps, vatNumber, answer))
    return answer
  } catch (error) {
    if (error instanceof ViesFailure) await storeTry(db, vatNumber, error.code, clock.now())
    throw error
  }
}

async function take(
  tx: DatabaseTransaction,
  { clock, operator }: VatRegisterDeps,
  vatNumber: string,
  answer: ViesAnswer,
): Promise<void> {
  const now = clock.now()
  await storeAnswer(tx, vatNumber, answer, now)
  await storeTry(tx, vatNumber, null, now)
  for (const account of await accountsOfUnion(tx)) {
    const { eshopId, country, isVatValid } = account
    if (account.vatNumber !== vatNumber || isVatValid === answer.isValid) continue
    await sql`update billing.account set is_vat_valid = ${answer.isValid} where eshop_id = ${eshopId}`.execute(tx)
    await recordChange(tx, {
      by: null,
      of: { kind: 'billing.account', id: String(eshopId) },
      action: 'set',
      before: { country, isVatValid },
      after: { country, isVatValid: answer.isValid },
      reason: 'VIES',
    })
    // In Portugal the register knows only who trades with other countries, and no tax hangs on it.
    if (answer.isValid || country === 'PT' || operator === null) continue
    const shop = (await eshopNames(tx, [eshopId])).get(eshopId)?.name ?? ''
    const data = { shop, eshopId, vatNumber, wasValid: isVatValid === true }
    await queueMail(tx, vatInvalid, {
      to: operator,
      data,
      key: `billing.vat-invalid:${eshopId}:${vatNumber}:${now.getTime()}`,
    })
  }
}
