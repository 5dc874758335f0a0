import type { RefusalReason } from '../rules/refusal-reasons.ts'
import type { Company } from './company.ts'

/** draft: its steps are being filled in; submitted: waits for a decision. A refused one can be corrected and sent again. */
export type ApplicationState = 'draft' | 'submitted' | 'approved' | 'refused'

/** How somebody shows that a domain is theirs. */
export const proofMethods = ['dns', 'file', 'mail'] as const
export type ProofMethod = (typeof proofMethods)[number]

/** One try of a proof. */
export interface CheckRun {
  readonly method: 'dns' | 'file'
  readonly host: string
  /** ISO moments; `at` null: it is under way. */
  readonly askedAt: string
  readonly at: string | null
  /** absent: something answered, and what was wanted was not in it; failed: nothing answered, or nothing usable. */
  readonly outcome: 'proven' | 'absent' | 'failed' | null
  /** What was found where it was looked for, as text to be shown. */
  readonly seen: readonly Seen[]
  /** ISO moment at which it is looked for again by itself; null or absent: it is not. */
  readonly nextAt?: string | null
}

/** Where was looked, and what stood there. */
export interface Seen {
  readonly where: string
  readonly what: string
}

/** What the lab found in a feed that was read whole. */
export interface LabEvidence {
  readonly id: string
  readonly url: string
  /** ISO moment. */
  readonly at: string
  readonly read: number
  readonly accepted: number
  readonly rejected: number
  /** Codes of what keeps the feed out, of what keeps items out, and how many other problems there are. */
  readonly fatal: readonly string[]
  readonly errors: readonly string[]
  readonly warnings: number
}

/** A shop's way in, as far as it has come. */
export interface Application {
  readonly id: number
  readonly personId: number | null
  readonly state: ApplicationState
  readonly company: Company | null
  readonly domain: string | null
  readonly proofText: string
  readonly check: CheckRun | null
  readonly provenBy: ProofMethod | null
  readonly provenAt: Date | null
  /** Until when a code that was mailed is good; null: none is. */
  readonly codeUntil: Date | null
  readonly feedUrl: string | null
  readonly labId: string | null
  readonly lab: LabEvidence | null
  readonly termsVersion: number | null
  readonly termsAcceptedAt: Date | null
  readonly submittedAt: Date | null
  readonly decidedAt: Date | null
  readonly decidedBy: number | null
  readonly reasons: readonly RefusalReason[]
  readonly note: string | null
  readonly eshopId: number | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** The steps, in their order. */
export const joiningSteps = ['company', 'domain', 'feed', 'terms'] as const
export type JoiningStep = (typeof joiningSteps)[number]

/** The steps that are not done yet. */
export function missingSteps(application: Application): readonly JoiningStep[] {
  const { company, domain, provenAt, lab, feedUrl, termsAcceptedAt } = application
  const isDone: Readonly<Record<JoiningStep, boolean>> = {
    company: company !== null,
    domain: domain !== null && provenAt !== null,
    feed: feedUrl !== null && lab !== null && lab.url === feedUrl && lab.fatal.length === 0 && lab.accepted > 0,
    terms: termsAcceptedAt !== null,
  }
  return joiningSteps.filter((step) => !isDone[step])
}

export const JOINING_LIMITS = {
  /** Applications of one person that are not decided. */
  openOfPerson: 5,
  /** A draft or a refusal that nobody has touched for so long goes. */
  keptDays: 90,
  /** A proof is as old at most when an application is handed in: domains are sold, and agencies leave. */
  proofDays: 30,
  codeMinutes: 30,
  codeTries: 5,
  urlChars: 2_000,
} as const
