/** What became of a shop's word against a reading, and what an offer's stock is called: for shops and for who decides. */

export const contestStates = { waiting: 'Por decidir', accepted: 'Aceite', refused: 'Recusada' } as const

export const availabilityWords = {
  in_stock: 'em stock',
  out_of_stock: 'esgotado',
  preorder: 'em pré-venda',
  backorder: 'por encomenda',
} as const
