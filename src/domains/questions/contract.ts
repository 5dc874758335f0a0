/** What others may use of questions (architecture.md, Layout). */
export type { AnswerOutcome, AnswerRight, OpenedAnswer } from './answering/answering.ts'
export type { AskedQuestion, AskOutcome } from './asking/asking.ts'
export { publishedQuestionText } from './publishing/published-text.ts'
export { type AnswerRole, QUESTION_LIMITS, type ShownAnswer, type ShownQuestion } from './question.ts'
export { questionLinks } from './mails/question-links.ts'
export { createQuestions, type Questions } from './questions.ts'
export { countsOf, type QuestionCounts } from './read/counts.ts'
export type { QuestionsPage } from './read/shown-questions.ts'
export { type ReadyAnswer, type ReadyQuestion, takeInQuestions } from './take-in.ts'
export {
  readEmail,
  readWords,
  type TypedWords,
  type WordsComplaint,
  type WordsComplaints,
} from './asking/typed-words.ts'
export type { VotedAnswer } from './answering/voting.ts'
