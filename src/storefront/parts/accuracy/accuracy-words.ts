import { type ShopAccuracy, SCORE_RULES } from '#domains/accuracy/contract.ts'
import { countOf, formatCount } from '../../copy/format.ts'

/** A shop's accuracy in finished words. */
export interface AccuracyView {
  /** "97 %"; null: unknown. */
  readonly percent: string | null
  /** "em 214 verificações", or why it is unknown. */
  readonly basis: string
  /** The whole sentence. */
  readonly sentence: string
}

const readings = ['verificação', 'verificações'] as const

/** null: what is known of the shop; rounded down, as discounts are. */
export function presentAccuracy(accuracy: ShopAccuracy | null): AccuracyView {
  if (accuracy === null || accuracy.share === null) {
    const count = accuracy?.readings ?? 0
    const basis =
      count === 0
        ? 'ainda sem verificações'
        : `só ${countOf(count, readings)}, e são precisas ${SCORE_RULES.leastReadings}`
    return { percent: null, basis, sentence: `Exatidão da loja: desconhecida (${basis}).` }
  }
  const percent = `${Math.floor(accuracy.share * 100)} %`
  return {
    percent,
    basis: `em ${countOf(accuracy.readings, readings)}`,
    sentence: `Exatidão da loja: ${percent}. Preço e stock certos em ${formatCount(accuracy.right)} de ${countOf(accuracy.readings, readings)}, nos últimos ${SCORE_RULES.days} dias.`,
  }
}
