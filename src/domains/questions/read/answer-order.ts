import type { AnswerRole, ShownAnswer } from '../question.ts'

/** What is expected of an answer before anybody has said whether it helped: how often it does, as if so many had voted. */
const EXPECTED: Readonly<Record<AnswerRole, number>> = { shop: 0.8, buyer: 0.75, somebody: 0.5 }
const EXPECTED_VOTES = 4

/** The best answer first: what solved the question, then what helps most often, then the one that came first. */
export function inOrder(answers: readonly ShownAnswer[]): ShownAnswer[] {
  return answers.toSorted(
    (a, b) =>
      Number(b.isSolution) - Number(a.isSolution) ||
      helpfulness(b) - helpfulness(a) ||
      a.publishedAt.getTime() - b.publishedAt.getTime() ||
      (a.answerId < b.answerId ? -1 : 1),
  )
}

/** Share of those whom it helped, 0 to 1; a shop's and a buyer's word counts as helpful until people say otherwise. */
export function helpfulness({ role, helpful, unhelpful }: Pick<ShownAnswer, 'role' | 'helpful' | 'unhelpful'>): number {
  return (helpful + EXPECTED[role] * EXPECTED_VOTES) / (helpful + unhelpful + EXPECTED_VOTES)
}
