import type { ProductPage } from '#domains/offers/contract.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { presentQuestion, type QuestionView } from '../../parts/questions/present-questions.ts'
import { eshopNamesOf } from '../questions/eshop-names.ts'

/** What is asked about a product, for its own page. */
export interface QuestionsBeside {
  /** The offer by which its questions are named, the first of all. */
  readonly variantId: number
  readonly questions: readonly QuestionView[]
  readonly total: number
}

/** Before the link to all. */
const SHOWN = 3

/** The first questions of a product. The page does without where they cannot be had. */
export async function questionsBeside(
  { product, variants }: Extract<ProductPage, { kind: 'product' }>,
  { questions, eshops, log }: Pick<StorefrontDependencies, 'questions' | 'eshops' | 'log'>,
): Promise<QuestionsBeside | null> {
  const variantIds = variants.map(({ variantId }): number => variantId)
  if (variantIds.length === 0) return null
  const found = await questions.of(variantIds, { pageSize: SHOWN }).catch((error: unknown) => {
    log.warn({ err: error, productId: product.productId }, 'a product is shown without its questions')
    return null
  })
  return (
    found && {
      variantId: Math.min(...variantIds),
      questions: found.questions.map((question) => presentQuestion(question, eshopNamesOf(eshops))),
      total: found.total,
    }
  )
}
