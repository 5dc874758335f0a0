import type { ShownQuestion } from '#domains/questions/contract.ts'
import type { QuestionSource } from './question-source.ts'

/** For tests of pages: questions of one product, without a database; never part of the product. */
export const TEST_QUESTION_ID = 'q00000000000000aa'
export const TEST_ANSWER_ID = 'a00000000000000aa'
export const TEST_OWN_HASH = 'o1-aaaaaaaaaaaaaaaaaaaaaa'

export const aShownQuestion: ShownQuestion = {
  questionId: TEST_QUESTION_ID,
  variantId: 1000,
  personId: 1,
  nickname: 'Ana',
  body: 'A capa do assento pode ser lavada na máquina?',
  publishedAt: new Date('2026-11-20T10:00:00Z'),
  answers: [
    {
      answerId: TEST_ANSWER_ID,
      role: 'shop',
      eshopId: 1,
      nickname: null,
      body: 'Sim, a 30 graus, e seca ao ar.',
      helpful: 3,
      unhelpful: 1,
      isSolution: false,
      publishedAt: new Date('2026-11-21T10:00:00Z'),
    },
  ],
}

export const memoryQuestions: QuestionSource = {
  product: async (variantId) =>
    variantId >= 1000 && variantId < 1100
      ? { variantIds: [variantId], productId: 500, slug: 'sofa-alvor', title: 'Sofá Alvor' }
      : null,
  of: async () => ({ questions: [aShownQuestion], found: 1, total: 1 }),
  find: async (questionId) => (questionId === TEST_QUESTION_ID ? aShownQuestion : null),
  ask: async ({ by }) => ('personId' in by ? 'asked' : 'mailed'),
  confirm: async () => null,
  openAnswer: async (questionId) =>
    questionId === TEST_QUESTION_ID
      ? { questionId, variantId: 1000, body: aShownQuestion.body ?? '', role: 'shop', eshopId: 1, written: null }
      : null,
  answer: async (questionId) => (questionId === TEST_QUESTION_ID ? 'kept' : 'over'),
  vote: async (answerId) => (answerId === TEST_ANSWER_ID ? { questionId: TEST_QUESTION_ID, variantId: 1000 } : null),
  own: async (hash) => (hash === TEST_OWN_HASH ? aShownQuestion : null),
  changeOwn: async () => undefined,
  solve: async () => undefined,
  endMails: async () => undefined,
}
