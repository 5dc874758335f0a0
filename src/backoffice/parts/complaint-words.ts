import type { ShopComplaint } from '#platform/api-client/calls.ts'

/** What a complaint is about. */
export const aboutWords: Readonly<Record<ShopComplaint['about'], string>> = {
  suspension: 'Suspensão n.º',
  offer: 'Oferta escondida n.º',
  reply: 'Resposta à avaliação',
}

/** How a complaint stands. */
export function complaintState({ outcome }: Pick<ShopComplaint, 'outcome'>): string {
  if (outcome === null) return 'à espera de resposta'
  return outcome === 'corrected' ? 'a loja tinha razão' : 'a decisão manteve-se'
}
