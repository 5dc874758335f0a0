import type { NewInspirationUploadAnswer } from '#platform/api-client/calls.ts'

/** What the form of a shop's file is drawn from. */
export interface BringData extends NewInspirationUploadAnswer {
  readonly eshopId: number | null
  /** What is wrong with a file that was sent. */
  readonly wrong: string | null
}
