import { willingBuyers } from '#domains/reviews/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { derivedKey } from '#platform/secret.ts'
import { hearDecisions } from './publishing/hear-decisions.ts'
import { QUESTION_LIMITS, REQUEST_MS, TOKEN_MS } from './question.ts'
import { questionLinks } from './mails/question-links.ts'
import { forgetRequests } from './asking/request-storage.ts'
import { forgetAddressees, forgetVoters } from './storage.ts'
import type { TellDeps } from './mails/tell-question.ts'

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export interface QuestionsWorkerParts extends Pick<TellDeps, 'addressesOf'> {
  readonly db: Database
  readonly secret: string
}

export function worker({ db, secret, addressesOf }: QuestionsWorkerParts): WorkerSide {
  const orders = derivedKey(secret, 'orders')
  const links = questionLinks(derivedKey(secret, 'questions'))
  return {
    consumers: [
      hearDecisions({
        links,
        addressesOf,
        willingBuyers: (tx, variantIds, most) => willingBuyers(tx, orders, variantIds, most),
      }),
    ],
    retention: [
      {
        what: 'questions that nobody confirmed',
        keptMs: REQUEST_MS,
        forget: (before) => db.transaction().execute((tx) => forgetRequests(tx, before)),
      },
      {
        what: 'who was asked to answer',
        keptMs: TOKEN_MS,
        forget: (before) => forgetAddressees(db, before),
      },
      {
        what: 'who voted for answers',
        keptMs: QUESTION_LIMITS.voteMs,
        forget: (before) => forgetVoters(db, before),
      },
    ],
  }
}
