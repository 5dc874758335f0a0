import { answer, type AnswerOutcome, type AnswerRight, openAnswer, type OpenedAnswer } from './answering/answering.ts'
import { ask, type AskedQuestion, type AskingDeps, type AskOutcome, confirm } from './asking/asking.ts'
import { changeOwnQuestion, endMails, ownQuestion, solveAsPerson } from './asking/own-question.ts'
import type { ShownQuestion } from './question.ts'
import { networkOf } from '#platform/http/overload/rate-limit.ts'
import { takeTurns, type TurnRule } from '#platform/pace/turns.ts'
import { QUESTION_TURNS } from './asking/question-turns.ts'
import { findShownQuestion, questionsOf, type QuestionsPage } from './read/shown-questions.ts'
import type { TypedWords } from './asking/typed-words.ts'
import { vote, type VotedAnswer } from './answering/voting.ts'

/** What pages do with questions. */
export interface Questions {
  of(
    variantIds: readonly number[],
    which?: { readonly words?: string; readonly page?: number; readonly pageSize?: number },
  ): Promise<QuestionsPage>
  find(questionId: string): Promise<ShownQuestion | null>
  ask(asked: AskedQuestion): Promise<AskOutcome>
  /** The offer that a confirmed question is about; null: the link is none, has been used or is over. */
  confirm(hash: string): Promise<number | null>
  /** null: who asks may not answer it, or there is no such question; all alike. */
  openAnswer(questionId: string, right: AnswerRight): Promise<OpenedAnswer | null>
  answer(
    questionId: string,
    given: { readonly right: AnswerRight; readonly words: TypedWords; readonly ip: string },
  ): Promise<AnswerOutcome>
  /** null: nobody can read such an answer; full: too many votes come from the network. */
  vote(
    answerId: string,
    isHelpful: boolean,
    voter: { readonly visitor: string; readonly ip: string },
  ): Promise<VotedAnswer | 'full' | null>
  own(hash: string): Promise<ShownQuestion | null>
  changeOwn(hash: string, change: { readonly solution: string | null } | 'erase'): Promise<void>
  solve(personId: number, questionId: string, solution: string | null): Promise<void>
  /** Ends the mails that a link names; unknown ones are answered alike. */
  endMails(hash: string): Promise<void>
}

export function createQuestions(deps: AskingDeps): Questions {
  const { db, clock, turns } = deps
  return {
    of: (variantIds, which) => questionsOf(db, variantIds, which),
    find: (questionId) => findShownQuestion(db, questionId),
    ask: (asked) => ask(asked, deps),
    confirm: (hash) => confirm(hash, deps),
    openAnswer: (questionId, right) => openAnswer(questionId, right, deps),
    answer: (questionId, given) => answer(questionId, given, deps),
    vote: async (answerId, isHelpful, { visitor, ip }) =>
      (await takeTurns(turns, votesOf(networkOf(ip, 56), answerId))) === null
        ? vote(db, answerId, { visitor, isHelpful, now: clock.now() })
        : 'full',
    own: (hash) => ownQuestion(hash, deps),
    changeOwn: (hash, change) => changeOwnQuestion(hash, change, deps),
    solve: (personId, questionId, solution) => solveAsPerson(personId, questionId, solution, deps),
    endMails: (hash) => endMails(hash, deps),
  }
}

/** What a vote takes turns of; `network`: all that a household is given, of which it could use each part as another. */
function votesOf(network: string, answerId: string): readonly (readonly [TurnRule, string])[] {
  return [
    [QUESTION_TURNS.votesOfNetwork, network],
    [QUESTION_TURNS.votesOfAnswer, `${network} ${answerId}`],
  ]
}
