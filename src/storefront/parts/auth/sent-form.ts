import type { Complaints } from '#domains/identity/rules/account-fields.ts'

export interface AccountFormState {
  readonly complaints: Complaints
  /** What is wrong with the whole, in words. */
  readonly failure: string | null
}

/** What came of sending it by script: where to go on, or the form again. */
export type SentForm = { readonly seeOther: string } | AccountFormState
