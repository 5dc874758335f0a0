import { calmName } from '#storefront/copy/calm-name.ts'
import { visitorOfDay } from '#domains/clicks/contract.ts'
import { offersOfProduct } from '#domains/offers/contract.ts'
import { derivedKey } from '#platform/secret.ts'
import type { QuestionSource } from '#storefront/pages/questions/question-source.ts'
import type { SharedParts } from './web-parts.ts'

/** What pages know of questions: the domain's, and the products that they are about. */
export function questionsOfPages({
  db,
  clock,
  secret,
  questions,
}: Pick<SharedParts, 'db' | 'clock' | 'secret' | 'questions'>): QuestionSource {
  const key = derivedKey(secret, 'questions')
  return {
    ...questions,
    vote: (answerId, isHelpful, { address, userAgent }) =>
      questions.vote(answerId, isHelpful, {
        visitor: visitorOfDay(key, { address, userAgent, now: clock.now() }),
        ip: address,
      }),
    product: async (variantId) => {
      const product = await offersOfProduct(db, variantId)
      return (
        product && {
          variantIds: product.offers.map((offer) => offer.variantId),
          productId: product.productId,
          slug: product.slug,
          title: calmName(product.title),
        }
      )
    },
  }
}
