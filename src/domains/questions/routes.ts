import type { FastifyInstance } from 'fastify'
import { refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { Database } from '#platform/database/connect.ts'
import { answerQuestionCall, openQuestionsCall } from './calls.ts'
import { QUESTION_LIMITS } from './question.ts'
import type { Questions } from './questions.ts'
import { openQuestionsOf } from './read/open-questions.ts'
import { readWords } from './asking/typed-words.ts'

export interface QuestionRoutesOptions {
  readonly db: Database
  readonly questions: Pick<Questions, 'answer'>
}

/** `/api/v2/questions` (U-02): a shop's programs read what is asked about its products and answer. */
export function questionRoutes(app: FastifyInstance, { db, questions }: QuestionRoutesOptions): void {
  mountCall(app, openQuestionsCall, ({ request }) =>
    ofShop(request, async (eshopId) => ({ questions: await openQuestionsOf(db, eshopId) })),
  )
  mountCall(app, answerQuestionCall, ({ params: { questionId }, body, request }) =>
    ofShop(request, async (eshopId) => {
      const { words, complaints } = readWords({ body: body.text, nickname: '' }, QUESTION_LIMITS.answerChars)
      if (complaints.body !== undefined)
        return refusal('parameter_invalid', `text says too little or too much (answerQuestion)`)
      const outcome = await questions.answer(questionId, { right: { eshopId }, words, ip: request.ip })
      if (outcome === 'over')
        return refusal('not_found', `there is no question ${questionId} about a product of the shop`)
      return outcome === 'kept'
        ? ({ state: 'waiting' } as const)
        : refusal('too_many_requests', 'too many answers', outcome.waitSeconds)
    }),
  )
}
