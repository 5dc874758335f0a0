import { addressesOf } from '#domains/identity/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { Application } from './application.ts'

/** Mails who applied, to the account's own address: the company's was typed, and nobody has shown that it is theirs. */
export async function tellApplicant(
  tx: DatabaseTransaction,
  { personId }: Pick<Application, 'personId'>,
  send: (to: string) => Promise<unknown>,
): Promise<void> {
  const to = personId === null ? undefined : (await addressesOf(tx, [personId])).get(personId)
  if (to !== undefined) await send(to)
}
