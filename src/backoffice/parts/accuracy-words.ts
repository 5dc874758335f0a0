import { formatEuros } from '#storefront/copy/format.ts'

/** What became of a shop's word against a reading, and what an offer's stock is called: for shops and for who decides. */

export const contestStates = { waiting: 'Por decidir', accepted: 'Aceite', refused: 'Recusada' } as const

const availabilityWords = {
  in_stock: 'em stock',
  out_of_stock: 'esgotado',
  preorder: 'em pré-venda',
  backorder: 'por encomenda',
} as const

/** What was shown of an offer, or read on its page as far as it said it: "649,90 €, em stock". `price` in euros. */
export function offerText(price: number | null, availability: keyof typeof availabilityWords | null): string {
  const said = price === null ? 'sem preço' : formatEuros(price)
  return availability === null ? said : `${said}, ${availabilityWords[availability]}`
}
