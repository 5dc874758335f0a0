import type { EditedInspirationAnswer, FindPiecesAnswer, NewInspirationAnswer } from '#platform/api-client/calls.ts'
import type { InspirationWords } from './inspiration-form.ts'

interface FormFacts {
  readonly document: InspirationWords
  /** Where each picture of the document is shown. */
  readonly pictureUrls: readonly string[]
  readonly pieces: EditedInspirationAnswer['pieces']
  readonly around: NewInspirationAnswer
  /** What was found under `pecas` of the address; null: nothing was asked for. */
  readonly found: FindPiecesAnswer['pieces'] | null
  /** What is wrong with a picture that was sent. */
  readonly wrong: string | null
}

/** What the screen of one inspiration is drawn from; `edited` is null: it is a new one. */
export interface InspirationData extends FormFacts {
  readonly edited: Pick<EditedInspirationAnswer, 'id' | 'version' | 'state'> | null
}
