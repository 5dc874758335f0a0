import type { TurnRule } from '#platform/pace/turns.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** One address and one person ask a few in a row; a network has more people; all together: a flood costs nobody's mailbox. */
export const QUESTION_TURNS = {
  ofAddress: { purpose: 'questions of an address', burst: 3, everyMs: 4 * HOUR },
  ofPerson: { purpose: 'questions of a person', burst: 5, everyMs: HOUR },
  ofNetwork: { purpose: 'questions of a network', burst: 10, everyMs: 5 * MINUTE },
  ofAll: { purpose: 'questions of all', burst: 200, everyMs: MINUTE / 2 },
  answersOfNetwork: { purpose: 'answers of a network', burst: 20, everyMs: 3 * MINUTE },
  answersOfPerson: { purpose: 'answers of a person', burst: 10, everyMs: 30 * MINUTE },
  /** Whatever browsers they name: more of a household than look at one product. */
  votesOfAnswer: { purpose: 'votes of a network for an answer', burst: 5, everyMs: 4 * HOUR },
  votesOfNetwork: { purpose: 'votes of a network', burst: 60, everyMs: MINUTE / 2 },
} as const satisfies Record<string, TurnRule>
