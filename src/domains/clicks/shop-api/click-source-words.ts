import { type ClickSource, clickSources } from '../click-sources.ts'

/** Where on the site a click began, as a shop is told of it, in Portuguese. */
const WORDS: Readonly<Record<ClickSource, string>> = {
  category: 'Lista de uma categoria',
  sales: 'Saldos',
  priceDrops: 'Descidas de preço',
  detail: 'Página do produto',
  detailOtherOffers: 'Página do produto, outras ofertas',
  searchResults: 'Resultados da pesquisa',
  favourites: 'Favoritos',
  favouritesShared: 'Favoritos partilhados',
  homepage: 'Página inicial',
  homepageSelection: 'Página inicial, seleção',
  allProducts: 'Todos os produtos',
  eshopPage: 'Página da loja',
  brandPage: 'Página de uma marca',
  roomPage: 'Página de uma divisão',
  landingPage: 'Página temática',
  vouchers: 'Vales',
  eshopVoucher: 'Vale da loja',
  blackFriday: 'Black Friday',
  gardenSeason: 'Época do jardim',
  christmasDelivery: 'Entrega antes do Natal',
  eco: 'Móveis ecológicos',
  furnitureBank: 'Banco de móveis',
  visuallySimilar: 'Visualmente semelhantes',
  similarPanel: 'Painel de semelhantes',
  detailSimilar: 'Página do produto, semelhantes',
  detailFamily: 'Página do produto, outras cores e medidas',
  detailHistory: 'Página do produto, histórico de preços',
  goneProduct: 'Página de um produto que já não existe',
  compare: 'Comparação',
  offersModal: 'Janela das ofertas',
  deliveriesModal: 'Janela das entregas',
  variantSelectModal: 'Janela das variantes',
  favouriteModal: 'Janela dos favoritos',
  recentlyViewed: 'Vistos há pouco',
  searchOverlay: 'Sugestões da pesquisa',
  inspiration: 'Inspirações',
  shopTheLook: 'Comprar o conjunto',
  article: 'Artigos',
  watchdogMail: 'E-mail de alerta de preço',
  reviewMail: 'E-mail sobre avaliações',
  listMail: 'E-mail de uma lista',
  roomPlanner: 'Planeador de divisões',
  roomBoard: 'Quadros',
  twinFinder: 'Artigos iguais',
  aiSearch: 'Pesquisa por frase',
  gridBanner: 'Faixa na lista',
  feedLabPreview: 'Pré-visualização do feed',
  other: 'Outro lugar',
}

const byNumber = new Map<string, string>(
  (Object.keys(WORDS) as ClickSource[]).map((source) => [String(clickSources[source]), WORDS[source]]),
)

/** The words of a place by its number as sums keep it ("6": search results); null: none is known by it. */
export function clickSourceWords(number: string): string | null {
  return byNumber.get(number) ?? null
}
