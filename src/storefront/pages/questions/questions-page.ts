import type { FastifyRequest } from 'fastify'
import { QUESTION_LIMITS, readEmail, readWords } from '#domains/questions/contract.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { readableLine } from '#platform/readable-text.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { definePage } from '../../page/page.ts'
import { presentQuestion } from '../../parts/questions/present-questions.ts'
import { paths } from '../../paths.ts'
import type { AskedProduct } from './question-source.ts'
import { hasComplaints, questionFields } from './question-words.ts'
import { QUESTION_SEARCH_CHARS, QuestionsPage, type QuestionsPageProps } from './QuestionsPage.tsx'
import { eshopNamesOf } from './eshop-names.ts'
import { readVariantId } from './read-ids.ts'

/** The longest question, all of it four bytes a character, each written as %XX. */
export const QUESTION_FORM_BYTES = 24 * 1024
/** Before anything is looked at; what a person may send is the domain's (QUESTION_TURNS). */
const POSTS = { perSecond: 1 / 6, burst: 40, retrySeconds: 60, of: 'questions' }

type QuestionDependencies = Pick<StorefrontDependencies, 'questions' | 'people' | 'eshops'>

interface At {
  readonly variantId: number
  readonly searched: string
  readonly page: number
  readonly sent: QuestionsPageProps['sent']
}

const SENT = { asked: 'recebida', mailed: 'email' } as const

/** the questions of a product, and a form to ask one. Made for who asks, and everybody's to find. */
export const questionsPage = definePage({
  id: 'R-18',
  name: 'questions',
  access: 'anyone',
  cache: 'private',
  isFound: true,
  address: ({ params, query }) => {
    const variantId = readVariantId(params.variantId)
    return variantId === null ? noOffer(params.variantId) : addressOf(variantId, query)
  },
  load: async (at, dependencies, request) => {
    const product = await dependencies.questions.product(at.variantId)
    if (product === null) return noOffer(at.variantId)
    const props = await shown(at, product, dependencies, request)
    return at.page > 1 && props.questions.length === 0
      ? refusal('not_found', `the questions have no page ${at.page}`)
      : { props }
  },
  head: ({ product, canonical, searched, page, total, sent, form }) => ({
    title: `Perguntas: ${product.title}`,
    description: `O que se pergunta sobre ${product.title}, com as respostas das lojas e de quem comprou.`,
    canonical,
    robots:
      total === 0 || searched !== '' || page > 1 || sent !== null || form !== undefined
        ? 'noindex, follow'
        : 'index, follow',
    sheet: 'reviews',
  }),
  Page: QuestionsPage,
  form: {
    maxBytes: QUESTION_FORM_BYTES,
    rate: POSTS,
    take: async (fields, { params }, dependencies, request) => {
      const variantId = readVariantId(params.variantId)
      const product = variantId === null ? null : await dependencies.questions.product(variantId)
      return variantId === null || product === null
        ? noOffer(params.variantId)
        : takeQuestion(fields, { variantId, product }, dependencies, request)
    },
  },
})

function noOffer(variantId: string | number): Refusal<'not_found'> {
  return refusal('not_found', `variant ${variantId} does not exist`)
}

function addressOf(variantId: number, query: URLSearchParams) {
  const searched = readableLine(query.get('q') ?? '', QUESTION_SEARCH_CHARS)
  const typed = query.get('pagina') ?? ''
  const page = /^[1-9]\d{0,2}$/.test(typed) ? Number(typed) : 1
  const sent = query.get('enviada')
  const canonical = paths.questions(variantId, {
    ...(searched !== '' && { q: searched }),
    ...(page > 1 && { pagina: String(page) }),
    ...((sent === SENT.asked || sent === SENT.mailed) && { enviada: sent }),
  })
  return {
    canonical,
    variantId,
    searched,
    page,
    sent: sent === SENT.asked ? ('asked' as const) : sent === SENT.mailed ? ('mailed' as const) : null,
  }
}

async function shown(
  { variantId, searched, page, sent }: At,
  product: AskedProduct,
  { questions, people, eshops }: QuestionDependencies,
  request: FastifyRequest,
): Promise<QuestionsPageProps> {
  const [user, found] = await Promise.all([
    people.current(request),
    questions.of(product.variantIds, { words: searched, page }),
  ])
  return {
    variantId,
    product: { title: product.title, url: paths.product(product.productId, product.slug) },
    canonical: paths.questions(product.variantIds[0] ?? variantId),
    questions: found.questions.map((question) => presentQuestion(question, eshopNamesOf(eshops))),
    searched,
    found: found.found,
    total: found.total,
    page,
    isSignedIn: user !== null,
    sent,
  }
}

async function takeQuestion(
  fields: URLSearchParams,
  { variantId, product }: { readonly variantId: number; readonly product: AskedProduct },
  dependencies: QuestionDependencies,
  request: FastifyRequest,
) {
  const { questions, people } = dependencies
  const user = await people.current(request)
  const typed = {
    body: fields.get(questionFields.body) ?? '',
    nickname: fields.get(questionFields.nickname) ?? '',
    email: fields.get(questionFields.email) ?? '',
  }
  const { words, complaints: wrongWords } = readWords(typed, QUESTION_LIMITS.questionChars)
  const { email, complaint } = readEmail(typed.email)
  const complaints = { ...wrongWords, ...(user === null && complaint !== null && { email: complaint }) }
  const again = async (status: number, form: NonNullable<QuestionsPageProps['form']>) => ({
    status,
    props: { ...(await shown({ variantId, searched: '', page: 1, sent: null }, product, dependencies, request)), form },
  })
  if (hasComplaints(complaints)) return again(422, { typed, complaints })
  const outcome = await questions.ask({
    variantId,
    words,
    by: user === null ? { address: email } : { personId: user.id },
    ip: request.ip,
    productTitle: product.title,
  })
  if (typeof outcome === 'object') return again(429, { typed, waitSeconds: outcome.waitSeconds })
  return { seeOther: paths.questions(variantId, { enviada: SENT[outcome] }) }
}
