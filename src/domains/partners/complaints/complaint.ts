/** What a shop may complain about: that it was suspended, that an offer was hidden, that a reply was not published (G-04). */
export const COMPLAINED_ABOUT = ['suspension', 'offer', 'reply'] as const
export type ComplainedAbout = (typeof COMPLAINED_ABOUT)[number]

/** How it ends: what was decided stays, or is put right. */
export const COMPLAINT_OUTCOMES = ['upheld', 'corrected'] as const
export type ComplaintOutcome = (typeof COMPLAINT_OUTCOMES)[number]

export interface Complaint {
  readonly id: number
  readonly eshopId: number
  readonly about: ComplainedAbout
  readonly aboutId: string
  readonly body: string
  readonly madeAt: Date
  readonly madeBy: number | null
  /** null: it waits. */
  readonly outcome: ComplaintOutcome | null
  readonly answer: string | null
  readonly answeredAt: Date | null
}
