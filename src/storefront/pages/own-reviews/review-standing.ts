import type { WrittenReview } from '#domains/reviews/contract.ts'

/** How a review stands, told to its author. */
export function standingText({ standing, statement }: Pick<WrittenReview, 'standing' | 'statement'>): string {
  if (standing === 'published' && statement !== null) return `Está publicada. A última alteração não foi: ${statement}`
  return STANDINGS[standing] + (statement === null ? '' : ` ${statement}`)
}

const STANDINGS: Readonly<Record<WrittenReview['standing'], string>> = {
  draft: 'Ainda não foi enviada.',
  waiting: 'Aguarda moderação.',
  published: 'Está publicada.',
  change: 'Está publicada como era; a alteração aguarda moderação.',
  refused: 'Não foi publicada.',
  removed: 'Foi retirada.',
}
