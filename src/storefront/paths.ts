import * as paths from './addresses.ts'

/** Builders of all addresses, by name. */
export { paths }
export { DISCOUNT_RULE_ID } from './discount-rule-id.ts'

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
  offline: '/sem-ligacao',
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
