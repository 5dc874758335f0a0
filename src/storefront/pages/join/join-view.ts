import type {
  Applicant,
  Application,
  CompanyComplaints,
  CompanyTyped,
  JoiningStep,
} from '#domains/partners/contract.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'

/** One step of an application, as its page draws it. */
export interface StepView {
  readonly step: JoiningStep
  readonly application: Application
  /** The whole name of the domain is the shop's. */
  readonly isOwnName: boolean
  /** The lab still reads the feed: how many items it has read; null: it does not. */
  readonly reading: number | null
  /** The lab's page of the feed is there. */
  readonly hasLab: boolean
  /** Of the terms that are to be accepted. */
  readonly termsVersion: number
  /** What was typed in vain, and what is wrong with it. */
  readonly typed?: string
  readonly company?: { readonly typed: CompanyTyped; readonly complaints: CompanyComplaints }
  readonly complaint?: { readonly field: StepField; readonly text: string }
}

/** Fields that a complaint stands beside; 'form' is above all of them. */
export type StepField = 'domain' | 'code' | 'feed' | 'accepts' | 'form'

/** A step of a person's own application; null: there is none. */
export async function stepView(
  { shopJoining }: Pick<StorefrontDependencies, 'shopJoining'>,
  who: Applicant,
  id: number,
  step: JoiningStep,
): Promise<StepView | null> {
  const found = await shopJoining.find(who, id)
  if (found === null) return null
  const { application, run } = found
  return {
    step,
    application,
    isOwnName: application.domain !== null && shopJoining.isOwnName(application.domain),
    reading: run === null || run.state === 'done' ? null : (run.progress?.items ?? 0),
    hasLab: run !== null,
    termsVersion: shopJoining.termsFor(application),
  }
}

/** Something is under way that the page waits for. */
export function isWaiting({ step, application: { check }, reading }: StepView): boolean {
  return step === 'feed' ? reading !== null : step === 'domain' && check !== null && check.at === null
}

/** The number of an application in an address, or null. */
export function applicationIdOf(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
