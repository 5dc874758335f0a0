/** Why a shop is not taken, as the applicant reads it: a person's reasons. What a step still lacks is said by the pages. */
export const REFUSAL_REASONS = {
  company: 'os dados da empresa não conferem',
  domain: 'o domínio não é da empresa que pede a adesão',
  goods: 'a loja não vende móveis, decoração ou artigos para a casa a quem vive em Portugal',
  feed: 'o feed não corresponde ao que a loja vende',
  conduct: 'a loja não cumpre a lei do comércio eletrónico ou as condições para lojas',
  duplicate: 'a loja já está no site',
} as const satisfies Readonly<Record<string, string>>

export type RefusalReason = keyof typeof REFUSAL_REASONS
export const refusalReasons = Object.keys(REFUSAL_REASONS) as [RefusalReason, ...RefusalReason[]]

/** Of what is said beside the reasons. */
export const MOST_NOTE = 1_000
