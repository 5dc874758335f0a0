import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { createRateLimiter } from '#platform/http/overload/rate-limit.ts'
import { type ConsentKind, refusedAll } from '../rules/consent.ts'
import type { ConsentRecord } from './consents.ts'
import { keepNew } from './keep-new.ts'

/** A choice of the cookie bar or of its page. */
export interface ConsentChoice {
  readonly consent: Readonly<Record<ConsentKind, boolean>>
  readonly textVersion: string
  /** Who is signed in. */
  readonly personId: number | null
  /** The random number of this browser; null where it has agreed to nothing. */
  readonly consentId: string | null
  /** Where it comes from, to limit how many are kept. */
  readonly network: string
}

/** Keeps the proofs of what people agree to. */
export interface ConsentChoices {
  /** A choice that says nothing new is not kept again; nothing is kept of somebody without account and number. */
  keep(choice: ConsentChoice): Promise<Refusal<'too_many_requests'> | undefined>
}

/** Of one network: more than people change their minds, in an office with one address too. */
const CHOICES = { perSecond: 1, burst: 60 }
const RETRY_SECONDS = 30

export function createConsentChoices({ db, clock }: { readonly db: Database; readonly clock: Clock }): ConsentChoices {
  const limiter = createRateLimiter(CHOICES, clock)
  return {
    keep: async ({ consent, textVersion, personId, consentId, network }) => {
      if (!limiter.allows(network))
        return refusal('too_many_requests', 'too many choices of consent from this network', RETRY_SECONDS)
      const of = personId === null ? consentId && { consentId } : { personId }
      // A beacon and the call that it stands in for may both come.
      if (of) await db.transaction().execute((tx) => keepNew(tx, of, recordsOf(consent, textVersion, clock.now())))
      return undefined
    },
  }
}

function recordsOf(consent: ConsentChoice['consent'], textVersion: string, decidedAt: Date): readonly ConsentRecord[] {
  return (Object.keys(refusedAll) as ConsentKind[]).map((what) => ({
    what,
    // Nobody is asked about it.
    isGiven: what === 'essential' || consent[what],
    textVersion,
    decidedAt,
  }))
}
