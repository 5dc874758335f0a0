import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'
import { QUESTION_LIMITS } from './question.ts'

/** What a shop's own programs do with questions about its products. */
const ofShop = { id: 'U-02', service: 'api', access: 'shop:read', priority: 'api' } as const

const openQuestionSchema = z
  .object({
    questionId: z.string(),
    variantId: idSchema,
    text: z.string(),
    dateTime: z.iso.datetime(),
  })
  .meta({ id: 'OpenQuestion' })
export type WireOpenQuestion = z.infer<typeof openQuestionSchema>

export const openQuestionsCall = defineCall({
  ...ofShop,
  operationId: 'openQuestions',
  method: 'GET',
  path: '/api/v2/questions',
  summary: "Questions about the shop's products that the shop has not answered, the oldest first",
  answer: z.object({ questions: z.array(openQuestionSchema) }),
  refusals: [],
})

export const answerQuestionCall = defineCall({
  ...ofShop,
  access: 'shop:replies',
  operationId: 'answerQuestion',
  method: 'POST',
  path: '/api/v2/questions/{questionId}/answer',
  summary: "The shop's answer, or its change; shown once it has been looked at",
  params: z.object({ questionId: z.string().regex(/^q[0-9a-f]{16}$/) }),
  body: {
    name: 'answerBody',
    schema: z.object({ text: z.string().min(QUESTION_LIMITS.fewestChars).max(QUESTION_LIMITS.answerChars) }),
  },
  answer: z.object({ state: z.literal('waiting') }),
  refusals: ['not_found', 'parameter_invalid', 'too_many_requests'],
})

export const calls = [openQuestionsCall, answerQuestionCall] as const
