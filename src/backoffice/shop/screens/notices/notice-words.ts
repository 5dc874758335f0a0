import type { ShopComplaint } from '#platform/api-client/calls.ts'

/** As the terms for shops say them (G-04). */
export const suspensionWords: Readonly<Record<string, string>> = {
  unlawful: 'A oferta ou a loja é ilegal, ou engana quem compra',
  prices: 'Preços, stock ou portes do feed repetidamente diferentes dos da loja',
  links: 'Ligações que levam a outro sítio ou põem em risco quem as segue',
  clicks: 'Cliques fabricados',
  terms: 'Condições alteradas que a loja não aceita',
}

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
