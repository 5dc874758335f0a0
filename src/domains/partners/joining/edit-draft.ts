import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { Application } from './application.ts'
import type { Applicant, JoiningDeps, StepRefused } from './joining-deps.ts'
import { lockApplication } from './storage.ts'

type Refused = Extract<StepRefused, { kind: 'unknown' | 'closed' }>

/** Does something to a person's own draft, held until it is done; another's is none. */
export function editDraft<Outcome>(
  { db }: Pick<JoiningDeps, 'db'>,
  who: Applicant,
  id: number,
  act: (tx: DatabaseTransaction, draft: Application) => Promise<Outcome>,
): Promise<Outcome | Refused> {
  return db.transaction().execute(async (tx) => {
    const found = await lockApplication(tx, id)
    if (found === null || found.personId !== who.id) return { kind: 'unknown' }
    return found.state === 'draft' ? act(tx, found) : { kind: 'closed' }
  })
}

export const done = { kind: 'done' } as const

export function wrong<Wrong>(what: Wrong): { readonly kind: 'wrong'; readonly wrong: Wrong } {
  return { kind: 'wrong', wrong: what }
}
