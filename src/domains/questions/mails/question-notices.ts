import { z } from 'zod'

/** The mails of questions as those know them who have them sent; what they say is question-mails.tsx, which the worker loads. */

/** To an address in whose name somebody asks. The question itself is not in it: it may be anybody's words. */
export const confirmQuestion = {
  name: 'questions.confirm',
  kind: 'service',
  data: z.object({ product: z.string(), path: z.string() }),
} as const

/** To a shop or a buyer. */
export const questionAsked = {
  name: 'questions.asked',
  kind: 'subscription',
  data: z.object({
    role: z.enum(['shop', 'buyer']),
    product: z.string(),
    productPath: z.string(),
    body: z.string(),
    answerPath: z.string(),
    unsubscribePath: z.string(),
  }),
} as const

/** To who asked. */
export const questionAnswered = {
  name: 'questions.answered',
  kind: 'subscription',
  data: z.object({
    product: z.string(),
    question: z.string(),
    /** 'Casa do Cais', 'um comprador verificado' */
    by: z.string(),
    body: z.string(),
    /** Where they see all answers and say which solved it. */
    ownPath: z.string(),
    unsubscribePath: z.string(),
  }),
} as const

/** Decisions by which a text is not, or no more, shown. */
export const NOT_SHOWN_BY = ['hold', 'refuse', 'remove'] as const
export type NotShownBy = (typeof NOT_SHOWN_BY)[number]

/** To who wrote what is not shown, with the reasons. */
export const notPublished = {
  name: 'questions.not-published',
  kind: 'service',
  data: z.object({
    what: z.enum(['question', 'answer']),
    decision: z.enum(NOT_SHOWN_BY),
    /** Where they may complain of it. */
    casePath: z.string().nullable(),
    product: z.string(),
    body: z.string(),
    statement: z.string(),
  }),
} as const
