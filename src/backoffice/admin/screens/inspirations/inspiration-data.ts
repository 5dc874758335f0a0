import type { EditedInspirationAnswer, FindPiecesAnswer } from '#platform/api-client/calls.ts'

/** What the screen of one inspiration is drawn from. */
export interface InspirationData {
  readonly edited: EditedInspirationAnswer
  /** What was found under `pecas` of the address; null: nothing was asked for. */
  readonly found: FindPiecesAnswer['pieces'] | null
}
