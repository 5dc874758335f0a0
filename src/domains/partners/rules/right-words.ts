/** What a right in a shop is called, and what it lets a program or a person do, on pages and keys. */
export const RIGHT_WORDS = {
  read: { name: 'Ler', may: 'relatórios, ofertas, estatísticas, avaliações e perguntas' },
  feed: { name: 'Feed', may: 'pedir leituras, aceitar importações, corrigir categorias' },
  profile: { name: 'Condições', may: 'portes, políticas e vales' },
  orders: { name: 'Compras', may: 'enviar e ler' },
  replies: { name: 'Respostas', may: 'responder a avaliações e perguntas' },
  bids: { name: 'Licitações', may: 'preço por clique e orçamentos' },
  billing: { name: 'Faturas', may: 'custos, faturas e saldo' },
  people: { name: 'Pessoas', may: 'convidar pessoas e criar chaves' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly may: string }>>
