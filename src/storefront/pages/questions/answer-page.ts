import type { FastifyRequest } from 'fastify'
import { type AnswerRight, QUESTION_LIMITS, readWords } from '#domains/questions/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { definePage, forNowAt } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { AnswerPage, type AnswerPageProps } from './AnswerPage.tsx'
import { eshopNamesOf } from './eshop-names.ts'
import { hasComplaints, questionFields } from './question-words.ts'
import { isQuestionId } from './read-ids.ts'

/** The longest answer, all of it four bytes a character, each written as %XX. */
const FORM_BYTES = 48 * 1024
const POSTS = { perSecond: 1 / 6, burst: 40, retrySeconds: 60, of: 'answers' }
/** More than any token has. */
const TOKEN_CHARS = 100

type AnswerDependencies = Pick<StorefrontDependencies, 'questions' | 'people' | 'eshops'>

/** GET shows the form, POST answers, again and again until the token is over. */
export const answerPage = definePage({
  id: 'R-18',
  name: 'answerQuestion',
  access: 'anyone',
  cache: 'private',
  secretAddress: true,
  address: ({ params: { questionId }, query }) => {
    if (!isQuestionId(questionId)) return refusal('not_found', 'there is no such question')
    const token = tokenOf(query)
    return { canonical: paths.answerQuestion(questionId, token), questionId, token }
  },
  load: async ({ questionId, token }, dependencies, request) => {
    const right = await rightOf(token, dependencies, request)
    return right === null
      ? forNowAt(paths.login({ next: paths.answerQuestion(questionId) }))
      : shown(questionId, token, right, dependencies)
  },
  head: () => ({
    title: 'Responder a uma pergunta',
    description: 'Responder a uma pergunta sobre um produto.',
    canonical: null,
    robots: 'noindex',
    sheet: 'reviews',
  }),
  Page: AnswerPage,
  form: {
    maxBytes: FORM_BYTES,
    rate: POSTS,
    take: async (fields, { params: { questionId }, query }, dependencies, request) => {
      if (!isQuestionId(questionId)) return refusal('not_found', 'there is no such question')
      const token = tokenOf(query)
      const right = await rightOf(token, dependencies, request)
      if (right === null) return { seeOther: paths.login({ next: paths.answerQuestion(questionId) }) }
      return takeAnswer(fields, { questionId, token, right }, dependencies, request)
    },
  },
})

function tokenOf(query: URLSearchParams): string | undefined {
  return query.get('token')?.slice(0, TOKEN_CHARS) || undefined
}

/** By the token where there is one: a shop may be signed in as a person, too. */
async function rightOf(
  token: string | undefined,
  { people }: AnswerDependencies,
  request: FastifyRequest,
): Promise<AnswerRight | null> {
  if (token !== undefined) return { token }
  const user = await people.current(request)
  return user === null ? null : { personId: user.id }
}

interface ShownAnswerPage {
  readonly props: AnswerPageProps
  readonly status?: number
}

const OVER: ShownAnswerPage = { status: 404, props: { kind: 'over' } }

async function shown(
  questionId: string,
  token: string | undefined,
  right: AnswerRight,
  { questions, eshops }: AnswerDependencies,
): Promise<ShownAnswerPage> {
  const opened = await questions.openAnswer(questionId, right)
  const product = opened && (await questions.product(opened.variantId))
  if (opened === null || product === null) return OVER
  const { body, role, eshopId, written } = opened
  return {
    props: {
      kind: 'form',
      action: paths.answerQuestion(questionId, token),
      product: { title: product.title, url: paths.product(product.productId, product.slug) },
      question: body,
      role,
      eshopName: eshopId === null ? null : eshopNamesOf(eshops)(eshopId),
      isChange: written !== null,
      form: written === null ? {} : { typed: { body: written.body, nickname: written.nickname ?? '', email: '' } },
    },
  }
}

async function takeAnswer(
  fields: URLSearchParams,
  { questionId, token, right }: { questionId: string; token: string | undefined; right: AnswerRight },
  dependencies: AnswerDependencies,
  request: FastifyRequest,
): Promise<ShownAnswerPage> {
  const page = await shown(questionId, token, right, dependencies)
  if (page.props.kind !== 'form') return page
  const { product, role } = page.props
  const typed = {
    body: fields.get(questionFields.body) ?? '',
    nickname: role === 'shop' ? '' : (fields.get(questionFields.nickname) ?? ''),
    email: '',
  }
  const { words, complaints } = readWords(typed, QUESTION_LIMITS.answerChars)
  if (hasComplaints(complaints)) return { status: 422, props: { ...page.props, form: { typed, complaints } } }
  const outcome = await dependencies.questions.answer(questionId, { right, words, ip: request.ip })
  if (outcome === 'over') return OVER
  return outcome === 'kept'
    ? { props: { kind: 'kept', product } }
    : { status: 429, props: { ...page.props, form: { typed, waitSeconds: outcome.waitSeconds } } }
}
