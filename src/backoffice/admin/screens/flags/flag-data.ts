import type { ShowExperimentAnswer, ShowFlagsAnswer } from '#platform/api-client/calls.ts'

/** What the screen of one flag is drawn from. */
export interface FlagData {
  readonly environment: string
  readonly flag: ShowFlagsAnswer['features'][number]
}

/** What the screen of one experiment is drawn from. */
export interface ExperimentData {
  readonly experiment: ShowFlagsAnswer['experiments'][number]
  readonly result: ShowExperimentAnswer
}
