import { refusal } from '#platform/errors/refusal.ts'
import type { Site } from '../../site.ts'
import { definePage, movedTo } from '../../page/page.ts'
import { presentQuestion, type QuestionView } from '../../parts/questions/present-questions.ts'
import { paths } from '../../paths.ts'
import { eshopNamesOf } from './eshop-names.ts'
import { QuestionPage } from './QuestionPage.tsx'
import { isAnswerId, isQuestionId, readVariantId } from './read-ids.ts'

const FORM_BYTES = 1_024
const POSTS = { perSecond: 1 / 6, burst: 40, retrySeconds: 60, of: 'choices' }
const TITLE_CHARS = 90

/** U-02: one question with all its answers. It is the page that search engines are told of as questions and answers. */
export const questionPage = definePage({
  id: 'U-02',
  name: 'question',
  access: 'anyone',
  cache: 'private',
  isFound: true,
  address: ({ params: { variantId, questionId } }) => {
    const id = readVariantId(variantId)
    return id === null || !isQuestionId(questionId)
      ? refusal('not_found', 'there is no such question')
      : { canonical: paths.question(id, questionId), variantId: id, questionId }
  },
  load: async ({ variantId, questionId }, { questions, people, eshops }, request) => {
    const [question, user] = await Promise.all([questions.find(questionId), people.current(request)])
    const product = question && (await questions.product(question.variantId))
    if (question === null || product === null) return refusal('not_found', `there is no question ${questionId}`)
    if (question.variantId !== variantId) return movedTo(paths.question(question.variantId, questionId))
    return {
      props: {
        question: presentQuestion(question, eshopNamesOf(eshops)),
        product: { title: product.title, url: paths.product(product.productId, product.slug) },
        allUrl: paths.questions(product.variantIds[0] ?? variantId),
        isAsker: user !== null && question.personId === user.id,
      },
    }
  },
  head: ({ question, product }, site) => ({
    title: shortened(question.text ?? 'Pergunta apagada a pedido'),
    description: `Pergunta sobre ${product.title}, com as respostas das lojas e de quem comprou.`,
    canonical: question.url,
    // Without an answer it says nothing to who looks for one.
    robots: question.text === null || question.answers.length === 0 ? 'noindex, follow' : 'index, follow',
    jsonLd: question.text === null || question.answers.length === 0 ? [] : [questionData(question, site)],
    sheet: 'reviews',
  }),
  Page: QuestionPage,
  form: {
    maxBytes: FORM_BYTES,
    rate: POSTS,
    take: async (fields, { params: { variantId, questionId } }, { questions, people }, request) => {
      const [user, id] = [await people.current(request), readVariantId(variantId)]
      if (id === null || !isQuestionId(questionId)) return refusal('not_found', 'there is no such question')
      const chosen = fields.get('resolveu') ?? ''
      if (user !== null) await questions.solve(user.id, questionId, isAnswerId(chosen) ? chosen : null)
      return { seeOther: paths.question(id, questionId) }
    },
  },
})

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= TITLE_CHARS ? line : `${line.slice(0, TITLE_CHARS).replace(/\s+\S*$/, '')}…`
}

/**
 * schema.org QAPage, which search engines take of pages with one question that readers may answer (ADR 0098): the page with all questions of
 * a product is none, nor is it a FAQPage, whose answers are the site's own.
 */
function questionData({ text, asker, publishedAt, url, answers }: QuestionView, site: Site): object {
  const [best, ...others] = answers.map((answer) => ({
    '@type': 'Answer',
    text: answer.text,
    upvoteCount: answer.helpful - answer.unhelpful,
    datePublished: answer.publishedAt,
    url: `${site.url}${url}#${answer.id}`,
    author: { '@type': answer.tag.tone === 'info' ? 'Organization' : 'Person', name: answer.name },
  }))
  const isSolved = answers[0]?.isSolution === true
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: text,
      text,
      answerCount: answers.length,
      datePublished: publishedAt,
      author: { '@type': 'Person', name: asker },
      ...(isSolved ? { acceptedAnswer: best, suggestedAnswer: others } : { suggestedAnswer: [best, ...others] }),
    },
  }
}
