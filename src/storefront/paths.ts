/**
 * The one table of the site's addresses (R-22): every link of the storefront is built here or, for listings with filters, by
 * `listingUrl` of search. Relative to the site's origin. Links to the click host are built by the clicks' own `clickPath`.
 */
export const paths = {
  /** marketplace_homepage */
  homepage: (query: Readonly<Record<string, string>> = {}): string => withQuery('/', query),
  allProducts: (): string => '/produtos',
  /** marketplace_category */
  category: (slug: string): string => `/produtos/${slug}`,
  /** Honest discounts of a category. */
  categoryOffers: (slug: string): string => `/produtos/ofertas/${slug}`,
  priceDrops: (slug: string): string => `/price-drops/${slug}`,
  /** A category with one choice as a page of its own. */
  landing: (categorySlug: string, choiceSlug: string): string => `/produtos/${categorySlug}--${choiceSlug}`,
  eshopProducts: (slug: string): string => `/produtos/loja/${slug}`,
  /** R-05 */
  vouchers: (): string => '/produtos/vouchers',
  eshopVoucher: (slug: string, code: string): string => `/produtos/loja/${slug}/voucher/${encodeURIComponent(code)}`,
  eshopById: (merchantId: number): string => `/eshop/${merchantId}`,
  eshops: (): string => '/lojas',
  /** R-16 */
  manufacturers: (): string => '/fabricantes',
  manufacturer: (slug: string): string => `/fabricantes/${slug}`,
  search: (query?: string): string => withQuery('/search', query === undefined ? {} : { q: query }),
  product: (productId: number, slug: string): string => `/produto/${productId}-${slug}`,
  /** M-10: every shop's offer of a product, which a dialog shows. */
  productOffers: (productId: number, slug: string): string => `/produto/${productId}-${slug}/ofertas`,
  /** M-12: what each shop asks to deliver it to each region. */
  productDeliveries: (productId: number, slug: string): string => `/produto/${productId}-${slug}/entregas`,
  /** N-04: why a product (its address, of a region too) stands where it does; `query`: in a search for it. */
  productWhy: (productUrl: string, query = ''): string => {
    const [path = '', own = ''] = productUrl.split('?')
    const words = [query === '' ? '' : new URLSearchParams({ q: query }).toString(), own].filter((each) => each !== '')
    return `${path}/porque${words.length === 0 ? '' : `?${words.join('&')}`}`
  },
  /** G-02 */
  howWeRank: (): string => '/como-ordenamos',
  /** What was seen of its prices, for download. */
  productHistoryCsv: (productId: number, slug: string): string => `/produto/${productId}-${slug}/historico.csv`,
  /** A shopper's report that an offer is not the product. */
  notTheSame: (productId: number): string => `/produto/${productId}/nao-e-o-mesmo`,
  /** A shopper's answer whether what looks the same is the same. */
  looksTheSame: (productId: number): string => `/produto/${productId}/parece-o-mesmo`,
  /** The product of a name such as "12-sofa-alvor". */
  productNamed: (name: string): string => `/produto/${name}`,
  /** All pieces like a product: leads to a page that is kept for a day (R-07). */
  likePieces: (productPath: string): string => `${productPath}/parecidas`,
  /** R-07 */
  visuallySimilar: (requestId: string, name: string): string => `/products/visually-similar/${requestId}/${name}`,
  /** product_detail_variant */
  productDetailVariant: (variantId: number, slug?: string): string =>
    `/produto/v/${variantId}${slug === undefined ? '' : `-${slug}`}`,
  /** R-06 */
  rooms: (): string => '/produtos/divisoes',
  room: (slug: string): string => `/produtos/divisoes/${slug}`,
  eco: (): string => '/eco',
  furnitureBank: (): string => '/furniture-bank',
  /** R-06: leads to the category's own address. */
  categoryById: (categoryId: number): string => `/category/${categoryId}`,
  /** marketplace_black_friday; R-04: out of season it leads to the nearest listing, as the two below. */
  blackFriday: (): string => '/produtos/black-friday',
  gardenSeason: (): string => '/products/garden-season',
  beforeChristmas: (): string => '/produtos/entrega-antes-do-natal',
  /** R-03 */
  offers: (): string => '/produtos/ofertas',
  /** marketplace_sales */
  sales: (): string => '/sales',
  /** The part of the sales page that explains how a discount is computed (L-11). */
  discountRule: (): string => `/sales#${DISCOUNT_RULE_ID}`,
  /** compare_products */
  compareProducts: (variantIds: readonly number[] = [], regionWord = ''): string => {
    const query = [
      ...(variantIds.length === 0 ? [] : [`v=${variantIds.join(',')}`]),
      ...(regionWord === '' ? [] : [`regiao=${regionWord}`]),
    ]
    return query.length === 0 ? '/compare-products' : `/compare-products?${query.join('&')}`
  },
  /** R-09, with the feed lab */
  commercialEshop: (): string => '/commercial/e-shop',
  labUpload: (): string => '/commercial/e-shop/ficheiro',
  labRun: (labId: string): string => `/commercial/e-shop/${labId}`,
  labPiece: (labId: string): string => `/commercial/e-shop/${labId}/ficheiro`,
  labProgress: (labId: string): string => `/commercial/e-shop/${labId}/progresso`,
  labProduct: (labId: string, number: number): string => `/commercial/e-shop/${labId}/produto/${number}`,
  /** R-15 */
  addShop: (query: Readonly<Record<string, string>> = {}): string => withQuery('/adicionar-loja', query),
  addShopReceived: (): string => '/adicionar-loja/recebido',
  addShopFaq: (): string => '/adicionar-loja/perguntas-frequentes',
  /** R-10: who is signed in. */
  user: (): string => '/user',
  /** R-10: what this browser has liked; with accounts, what the person has. */
  /** N-14: the boards of a person, and where one is begun; `variantIds`: what is to hang on it. */
  boards: (variantIds: readonly number[] = []): string =>
    variantIds.length === 0 ? '/quadros' : `/quadros?v=${[...variantIds].sort((a, b) => a - b).join(',')}`,
  /** N-14: a board, by the owner's link or the guests'. */
  board: (token: string): string => `/quadro/${token}`,
  /** N-14: what its page shows, for its script. */
  boardState: (token: string): string => `/quadro/${token}/estado`,
  /** N-14: tells that it has changed, for as long as somebody looks. */
  boardStream: (token: string): string => `/quadro/${token}/ao-vivo`,
  favourites: (query: Readonly<Record<string, string>> = {}): string => withQuery('/user/favourites', query),
  /** R-10: somebody's favourites, by the link that they gave. */
  sharedFavourites: (share: string): string => `/user/favourites/${encodeURIComponent(share)}`,
  /** U-04: who one is, one's door and room, mails. `section`: of the page, saved just now. */
  profile: (saved?: string): string =>
    saved === undefined ? '/user/perfil' : `/user/perfil?guardado=${saved}#${saved}`,
  /** What came of a picture that was sent. */
  profileAvatar: (outcome: string): string => `/user/perfil?fotografia=${outcome}#fotografia`,
  /** G-09: consents, and a copy of everything. */
  personalData: (notice?: string): string =>
    notice === undefined ? '/user/dados' : `/user/dados?copia=${notice}#copia`,
  personalDataCopy: (exportId: string): string => `/user/dados/copia/${exportId}`,
  /** G-09: to have the account erased. */
  eraseAccount: (): string => '/user/apagar',
  /** Says that it will be; the person is signed out. */
  eraseAsked: (): string => '/user/apagar/pedido',
  /** From the mail: a button; only its POST undoes it. */
  undoErase: (code = ''): string => (code === '' ? '/user/apagar/anular' : `/user/apagar/anular?codigo=${code}`),
  eraseUndone: (): string => '/user/apagar/anulado',
  /** R-10: somebody who lets others see it. */
  publicProfile: (userId: number): string => `/user/${userId}`,
  /** H-06: the choice of country, for browsers without script. */
  countries: (): string => '/paises',
  /** H-06: says that Poiso is not there yet. */
  country: (slug: string): string => `/paises/${slug}`,
  /** R-13 */
  inspirations: (): string => '/inspirations',
  webManifest: (): string => '/manifest.webmanifest',
  /** R-11: begins an account; `sent`: says that a mail is on its way. */
  register: (query: Readonly<Record<string, string>> = {}): string => withQuery('/registo', query),
  /** R-11: of the mail; a button, only its POST confirms. */
  registerConfirmation: (userId: number | string, code: string): string => `/register/confirmation/${userId}/${code}`,
  /** R-11; `next`: the path of the site to go on to. */
  login: (query: Readonly<Record<string, string>> = {}): string => withQuery('/login', query),
  /** R-11: asks for the mail by which a new password is chosen. */
  resetPassword: (query: Readonly<Record<string, string>> = {}): string => withQuery('/senha/renovar', query),
  /** R-11: of that mail. */
  setPassword: (code: string): string => `/senha/confirmacao/${code}`,
  /** U-03: where somebody is signed in. */
  userSessions: (): string => '/user/sessions',
  userPasskeys: (): string => '/user/passkeys',
  /** R-10: what a person waits for. */
  userWatchdog: (): string => '/user/watchdog',
  /** M-05: a watch of an offer, begun and ended; a page that opens as a dialog. */
  watch: (variantId: number): string => `/watchdog/${variantId}`,
  /** A watch of a listing, by the listing's address. */
  watchList: (listing: string): string => withQuery('/watchdog/lista', { de: listing }),
  /** R-19: of a mail; a button, only its POST ends. */
  watchEnd: (hash: string): string => `/watchdog/unsubscribe/${hash}`,
  /** Of the mail that asks an address; only its POST says yes. */
  watchConfirm: (hash: string): string => `/watchdog/confirm/${hash}`,
  userPassword: (): string => '/user/password',
  userEmail: (query: Readonly<Record<string, string>> = {}): string => withQuery('/user/email', query),
  /** Of the mail to a new address; only its POST changes it. */
  userEmailConfirmation: (code: string): string => `/user/email/confirmation/${code}`,
  /** R-11: a button; only its POST signs out. */
  logout: (): string => '/logout',
  /** R-20: the home page of the shop-storage host. */
  shopsHome: (): string => '/',
  sitemapIndex: (): string => '/sitemap.xml',
  sitemap: (name: string, shard: number): string => `/sitemap-${name}-${shard}.xml`,
  robots: (): string => '/robots.txt',
  asset: (file: string): string => `/assets/${file}`,
} as const

/** Those that mails about accounts lead to (identity). */
export const accountPaths = {
  confirmRegistration: paths.registerConfirmation,
  setPassword: paths.setPassword,
  confirmEmail: paths.userEmailConfirmation,
  login: (): string => paths.login(),
  resetPassword: (): string => paths.resetPassword(),
  register: (): string => paths.register(),
} as const

/**
 * The addresses of the pages as the router reads them, each under the name by which `paths` writes it: a page is defined under one of
 * these names (page/page.ts), and the tests of both tables hold them against each other.
 */
export const pageRoutes = {
  homepage: '/',
  allProducts: '/produtos',
  category: '/produtos/:slug',
  eshopProducts: '/produtos/loja/:slug',
  eshopVoucher: '/produtos/loja/:slug/voucher/:code',
  categoryOffers: '/produtos/ofertas/:slug',
  room: '/produtos/divisoes/:slug',
  gardenSeason: '/products/garden-season',
  sales: '/sales',
  priceDrops: '/price-drops/:slug',
  search: '/search',
  rooms: '/produtos/divisoes',
  eco: '/eco',
  furnitureBank: '/furniture-bank',
  categoryById: '/category/:categoryId',
  eshops: '/lojas',
  manufacturers: '/fabricantes',
  manufacturer: '/fabricantes/:slug',
  eshopById: '/eshop/:merchantId',
  product: '/produto/:name',
  productOffers: '/produto/:name/ofertas',
  productDeliveries: '/produto/:name/entregas',
  productWhy: '/produto/:name/porque',
  howWeRank: '/como-ordenamos',
  productDetailVariant: '/produto/v/:name',
  notTheSame: '/produto/:name/nao-e-o-mesmo',
  looksTheSame: '/produto/:name/parece-o-mesmo',
  likePieces: '/produto/:name/parecidas',
  visuallySimilar: '/products/visually-similar/:requestId/:name',
  compareProducts: '/compare-products',
  commercialEshop: '/commercial/e-shop',
  labRun: '/commercial/e-shop/:id',
  labProduct: '/commercial/e-shop/:id/produto/:number',
  addShop: '/adicionar-loja',
  addShopReceived: '/adicionar-loja/recebido',
  addShopFaq: '/adicionar-loja/perguntas-frequentes',
  user: '/user',
  favourites: '/user/favourites',
  boards: '/quadros',
  board: '/quadro/:token',
  sharedFavourites: '/user/favourites/:share',
  profile: '/user/perfil',
  personalData: '/user/dados',
  eraseAccount: '/user/apagar',
  eraseAsked: '/user/apagar/pedido',
  undoErase: '/user/apagar/anular',
  eraseUndone: '/user/apagar/anulado',
  publicProfile: '/user/:userId',
  countries: '/paises',
  country: '/paises/:slug',
  register: '/registo',
  registerConfirmation: '/register/confirmation/:userId/:code',
  login: '/login',
  resetPassword: '/senha/renovar',
  setPassword: '/senha/confirmacao/:code',
  userSessions: '/user/sessions',
  userPasskeys: '/user/passkeys',
  userWatchdog: '/user/watchdog',
  watch: '/watchdog/:variantId',
  watchList: '/watchdog/lista',
  watchEnd: '/watchdog/unsubscribe/:hash',
  watchConfirm: '/watchdog/confirm/:hash',
  userPassword: '/user/password',
  userEmail: '/user/email',
  userEmailConfirmation: '/user/email/confirmation/:code',
  logout: '/logout',
  shopsHome: '/',
} as const satisfies Partial<Record<keyof typeof paths, string>>

export type PageName = keyof typeof pageRoutes

export const DISCOUNT_RULE_ID = 'como-calculamos'

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}
