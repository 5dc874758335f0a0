/** What people read on more than one page (European Portuguese); the specification's labels to the letter. */

export const words = {
  product: ['produto', 'produtos'],
  offer: ['oferta', 'ofertas'],
  eshop: ['loja', 'lojas'],
  manufacturer: ['fabricante', 'fabricantes'],
  filter: ['filtro', 'filtros'],
  question: ['pergunta', 'perguntas'],
  answer: ['resposta', 'respostas'],
  review: ['avaliação', 'avaliações'],
  photo: ['fotografia', 'fotografias'],
} as const satisfies Record<string, readonly [string, string]>

/** 2.2, L-07, 2.3: the specification's labels. */
export const labels = {
  searchPlaceholder: 'O que é que procura hoje?',
  menu: 'Menu',
  goToEshop: 'Ir para a loja',
  details: 'Detalhes',
  compare: 'Comparar',
  favourites: 'Favoritos',
  signIn: 'Entrar',
  userMenu: 'Menu do utilizador',
  account: 'A sua conta',
  inspiration: 'Inspiração',
  studio: 'Estúdio',
  like: 'Guardar nos favoritos',
  likesFull: 'Este navegador guarda até 500 favoritos. Retire um para guardar este.',
  likesPrompt: 'Já guardou três produtos neste navegador. Entre para os ter em todos os seus dispositivos.',
  alike: 'Pode também gostar de',
  close: 'Fechar',
  seeReviews: 'Ver avaliações',
  limitedOffer: 'Oferta limitada',
  priceDrop: 'Baixou de preço',
  blackFriday: 'Black Friday',
  gardenSales: 'Época do jardim',
  bestseller: 'Muito procurado',
  why: 'Porque estou a ver isto?',
  howWeRank: 'Como ordenamos',
  outOfStock: 'Fora de stock',
  byChristmas: 'Entrega até ao Natal',
  inStock: 'Em stock',
  readyToShip: 'Pronto para ser expedido',
  freeShipping: 'Envio grátis',
} as const

export const conditionNames = {
  new: 'Novo',
  used: 'Usado',
  refurbished: 'Recondicionado',
  returned: 'Devolvido',
} as const
