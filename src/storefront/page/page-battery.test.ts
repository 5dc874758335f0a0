import { afterAll, describe, expect, test } from 'vitest'
import { TRIAL_ID } from '../pages/shop-area/testing.ts'
import type { FeedLab, LabFindings } from '#domains/feeds/contract.ts'
import { aUser } from '#domains/identity/testing.ts'
import type { KeptSimilarity } from '#domains/images/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { asId } from '#platform/ids.ts'
import { cookieValue } from '#platform/http/access/cookies.ts'
import type { LikenessOfPages } from '../pages/similar/likeness-of-pages.ts'
import { OVER_IDENT, TEST_IDENT, UNKNOWN_IDENT } from '../pages/star/testing.ts'
import { TEST_PREVIEW } from '../pages/articles/testing.ts'
import { TEST_BOARD_TOKEN } from '../pages/boards/testing.ts'
import { TEST_CASE, TEST_ITEM } from '../pages/report/testing.ts'
import { memoryOwnData } from '../pages/own-data/testing.ts'
import { pages, signposts } from '../pages.ts'
import { type PageName, pageRoutes } from '../paths.ts'
import { testStorefront } from '../routes/testing.ts'
import { TEST_ANSWER_ID, TEST_OWN_HASH, TEST_QUESTION_ID } from '../pages/questions/testing.ts'
import { aPeopleSource, GONE_CODE, OPEN_CODE } from '../testing-people.ts'
import { aProductPage } from '../testing-products.ts'
import { hostileAddresses } from './page-attacks.ts'
import { pageBattery, type PageExample } from './page-battery.ts'

const LAB_ID = '0'.repeat(32)
const findings: LabFindings = {
  id: LAB_ID,
  state: 'done',
  source: { kind: 'file', name: 'feed.xml', domain: null },
  announcedBytes: null,
  bytes: 10,
  attempts: 1,
  createdAt: new Date('2026-11-21T10:00:00Z'),
  expiresAt: new Date('2026-11-22T10:00:00Z'),
  progress: null,
  ahead: 0,
  result: {
    isWhole: true,
    dialect: null,
    encoding: null,
    bytes: 10,
    items: { read: 1, accepted: 1, rejected: 0 },
    problems: [],
    coverage: { offers: 1, fields: [] },
    categories: { paths: [], morePaths: 0, offersUnsure: 0 },
    preview: aProductPage(500).variants.slice(0, 1),
  },
}
async function closed() {
  return refusal('overloaded', 'the lab takes nothing here')
}
const lab: FeedLab = {
  startAddress: closed,
  startUpload: closed,
  receive: closed,
  endUpload: closed,
  abandon: async () => undefined,
  run: async (id) => (id === LAB_ID ? findings : null),
  findings: async (id) => (id === LAB_ID ? findings : null),
}

const kept: KeptSimilarity = { requestId: 'fresh', productId: 500, categoryId: 1003, pieces: [] }
const likeness: LikenessOfPages = {
  nearest: async () => [],
  ask: async () => kept,
  hits: async () => [],
  byRequestId: async (requestId) => (requestId === 'fresh' ? kept : requestId === 'gone' ? 'gone' : null),
}

const users = new Map([
  ['ana', aUser(1, 'Ana')],
  ['rui', aUser(2, 'Rui')],
  ['ada', { ...aUser(3, 'Ada'), isAdmin: true }],
  ['ivo', { ...aUser(4, 'Ivo'), isAdmin: true }],
])
const ownData = memoryOwnData({
  publicPeople: async (ids) => new Map(ids.includes(7) ? [[7, { nickname: 'Ana R.', avatar: null }]] : []),
  erasures: {
    ...memoryOwnData().erasures,
    byCode: async (code) =>
      code === ''
        ? null
        : {
            personId: asId(1),
            askedAt: new Date('2026-11-20T10:00:00Z'),
            dueAt: new Date('2026-12-04T10:00:00Z'),
          },
  },
})
const { app } = testStorefront({
  ownData,
  lab,
  likeness,
  flags: { isOn: () => true, numberOf: (_key, fallback) => fallback },
  people: aPeopleSource({
    current: async ({ headers }) => users.get(cookieValue(headers.cookie, 'session') ?? '') ?? null,
    signOut: async () => ['session=; Max-Age=0'],
  }),
  favourites: {
    sharing: {
      linkOf: async (personId) => `link${personId}`,
      ownerOf: async (link) => (link === 'link1' ? 1 : null),
      end: async () => undefined,
    },
  },
})
afterAll(() => app.close())

const SHOPS_HOST = 'lojas.localhost:3000'

/** Of each page. */
const examples: Partial<Readonly<Record<PageName, PageExample>>> = {
  homepage: { url: '/' },
  allProducts: { url: '/produtos' },
  category: { url: '/produtos/sofas', unknown: '/produtos/nada' },
  eshopProducts: { url: '/produtos/loja/loja-1', unknown: '/produtos/loja/nada' },
  eshopVoucher: {
    url: '/produtos/loja/loja-1/voucher/CAIS10',
    gone: '/produtos/loja/loja-1/voucher/VERAO',
    unknown: '/produtos/loja/nada/voucher/CAIS10',
  },
  categoryOffers: { url: '/produtos/ofertas/sofas', unknown: '/produtos/ofertas/nada' },
  room: { url: '/produtos/divisoes/sala', unknown: '/produtos/divisoes/nada' },
  gardenSeason: { url: '/products/garden-season' },
  sales: { url: '/sales', unknown: '/sales?pagina=999' },
  priceDrops: { url: '/price-drops/sofas', unknown: '/price-drops/nada' },
  search: { url: '/search?q=mesa' },
  rooms: { url: '/produtos/divisoes' },
  inspirations: { url: '/inspirations?divisao=sala&estilo=escandinavo', unknown: '/inspirations?pagina=9' },
  inspiration: { url: '/inspirations/stl/1', unknown: '/inspirations/stl/99' },
  offline: { url: '/sem-ligacao' },
  eshops: { url: '/lojas' },
  manufacturers: { url: '/fabricantes' },
  manufacturer: { url: '/fabricantes/alvor', unknown: '/fabricantes/nada' },
  eco: { url: '/eco' },
  furnitureBank: { url: '/furniture-bank' },
  product: { url: '/produto/500-sofa-alvor', unknown: '/produto/404-x', gone: '/produto/410-sofa-alvor' },
  productOffers: { url: '/produto/500-sofa-alvor/ofertas', unknown: '/produto/404-x/ofertas' },
  productDeliveries: { url: '/produto/500-sofa-alvor/entregas?regiao=madeira', unknown: '/produto/404-x/entregas' },
  productWhy: { url: '/produto/500-sofa-alvor/porque?q=sof%C3%A1', unknown: '/produto/404-x/porque' },
  reviews: { url: '/product/1/reviews?estrelas=5&loja=loja-1', unknown: '/product/404/reviews' },
  howWeRank: { url: '/como-ordenamos' },
  notTheSame: { url: '/produto/500/nao-e-o-mesmo', unknown: '/produto/abc/nao-e-o-mesmo' },
  looksTheSame: { url: '/produto/500/parece-o-mesmo', unknown: '/produto/abc/parece-o-mesmo' },
  accuracyReport: { url: '/oferta/1000/nao-bate-certo', unknown: '/oferta/404/nao-bate-certo' },
  accuracyReported: { url: '/oferta/1000/obrigado', unknown: '/oferta/404/obrigado' },
  visuallySimilar: {
    url: '/products/visually-similar/fresh/500-sofa-alvor?ordenar=preco',
    unknown: '/products/visually-similar/never/500-sofa-alvor',
    gone: '/products/visually-similar/gone/500-sofa-alvor',
  },
  compareProducts: { url: '/compare-products?v=1000,1003', unknown: '/compare-products?v=999999' },
  commercialEshop: { url: '/commercial/e-shop' },
  labRun: {
    url: `/commercial/e-shop/${LAB_ID}`,
    unknown: '/commercial/e-shop/x',
    gone: `/commercial/e-shop/${'1'.repeat(32)}`,
  },
  labProduct: {
    url: `/commercial/e-shop/${LAB_ID}/produto/1`,
    unknown: `/commercial/e-shop/${LAB_ID}/produto/2`,
    gone: `/commercial/e-shop/${'1'.repeat(32)}/produto/1`,
  },
  addShopFaq: { url: '/adicionar-loja/perguntas-frequentes' },
  articles: { url: '/artigos?pagina=2', unknown: '/artigos?pagina=99' },
  articleCategory: { url: '/artigos/category/sala', unknown: '/artigos/category/nada' },
  article: { url: '/artigo/artigo-1', unknown: '/artigo/nada', gone: '/artigo/retirado' },
  articlePreview: { url: `/article/preview/1?link=${TEST_PREVIEW}`, unknown: '/article/preview/1?link=outro' },
  about: { url: '/sobre' },
  careers: { url: '/carreiras' },
  press: { url: '/imprensa' },
  terms: { url: '/termos' },
  termsOfShops: { url: '/termos/lojas' },
  termsOfUse: { url: '/termos/utilizacao' },
  reviewPolicy: { url: '/termos/avaliacoes' },
  termsOfTrade: { url: '/termos/comercio' },
  privacy: { url: '/privacidade' },
  cookies: { url: '/cookies' },
  howWeDiscount: { url: '/como-calculamos-descontos' },
  howWeMeasureAccuracy: { url: '/como-medimos-exatidao' },
  accessibility: { url: '/acessibilidade' },
  digitalServices: { url: '/servicos-digitais' },
  complaints: { url: '/reclamacoes' },
  wordsVersion: { url: '/versoes/termos--lojas/1', unknown: '/versoes/termos--lojas/99' },
  user: { url: '/user', people: ['session=ana', 'session=rui'] },
  boards: { url: '/quadros?v=1000,1004' },
  board: { url: `/quadro/${TEST_BOARD_TOKEN}`, unknown: '/quadro/nada' },
  favourites: { url: '/user/favourites?ordenar=preco', people: ['session=ana', 'session=rui'] },
  sharedFavourites: { url: '/user/favourites/link1', unknown: '/user/favourites/nothing' },
  profile: { url: '/user/perfil', people: ['session=ana', 'session=rui'] },
  personalData: { url: '/user/dados', people: ['session=ana', 'session=rui'] },
  eraseAccount: { url: '/user/apagar', people: ['session=ana', 'session=rui'] },
  eraseAsked: { url: '/user/apagar/pedido' },
  undoErase: { url: `/user/apagar/anular?codigo=${'c'.repeat(43)}`, gone: '/user/apagar/anular' },
  eraseUndone: { url: '/user/apagar/anulado' },
  publicProfile: { url: '/user/7', unknown: '/user/8' },
  cookieChoices: { url: '/cookies/escolhas?guardado=1' },
  countries: { url: '/paises' },
  country: { url: '/paises/espanha', unknown: '/paises/atlantida' },
  writeReview: {
    url: '/product/1000/reviews/escrever?enviada=1',
    unknown: '/product/404/reviews/escrever',
    people: ['session=ana', 'session=rui'],
  },
  userReviews: { url: '/user/avaliacoes', people: ['session=ana', 'session=rui'] },
  userWatchdog: { url: '/user/watchdog', people: ['session=ana', 'session=rui'] },
  watch: { url: '/watchdog/1000', unknown: '/watchdog/404' },
  watchList: { url: '/watchdog/lista?de=%2Fprodutos%2Fsofas', unknown: '/watchdog/lista?de=%2Fnada' },
  watchEnd: { url: '/watchdog/unsubscribe/w1-aaaaaaaaaaaaaaaaaaaaaa', unknown: '/watchdog/unsubscribe/x' },
  watchConfirm: { url: '/watchdog/confirm/c1-aaaaaaaaaaaaaaaaaaaaaa', unknown: '/watchdog/confirm/x' },
  questions: { url: '/product/1000/questions?q=capa', unknown: '/product/404/questions' },
  question: {
    url: `/product/1000/questions/${TEST_QUESTION_ID}`,
    unknown: '/product/1000/questions/q0000000000000000',
  },
  answerQuestion: {
    url: `/pqa/answer/${TEST_QUESTION_ID}?token=s1.a.aaaaaaaaaaaaaaaaaaaaaa`,
    unknown: '/pqa/answer/q0000000000000000?token=s1.a.aaaaaaaaaaaaaaaaaaaaaa',
  },
  answerVote: { url: `/pqa/vote/${TEST_ANSWER_ID}`, unknown: '/pqa/vote/x' },
  confirmQuestion: { url: '/pqa/confirm/c1-aaaaaaaaaaaaaaaaaaaaaa', unknown: '/pqa/confirm/x' },
  ownQuestion: { url: `/pqa/question/${TEST_OWN_HASH}`, unknown: '/pqa/question/x' },
  questionMailsEnd: { url: '/pqa/unsubscribe/m1-aaaaaaaaaaaaaaaaaaaaaa', unknown: '/pqa/unsubscribe/x' },
  star: { url: `/star/${TEST_IDENT}?passo=2`, unknown: `/star/${UNKNOWN_IDENT}`, gone: `/star/${OVER_IDENT}` },
  starThanks: {
    url: `/star/${TEST_IDENT}/thank-you?guardado=1`,
    unknown: `/star/${UNKNOWN_IDENT}/thank-you`,
    gone: `/star/${OVER_IDENT}/thank-you`,
  },
  starDelayed: {
    url: `/star/${TEST_IDENT}/delayed`,
    unknown: `/star/${UNKNOWN_IDENT}/delayed`,
    gone: `/star/${OVER_IDENT}/delayed`,
  },
  starUnsubscribe: { url: `/star/${UNKNOWN_IDENT}/unsubscribe`, unknown: '/star/x/unsubscribe' },
  starEshop: { url: '/star/eshop/loja-1', unknown: '/star/eshop/nada' },
  userSessions: { url: '/user/sessions', people: ['session=ana', 'session=rui'] },
  userPasskeys: { url: '/user/passkeys', people: ['session=ana', 'session=rui'] },
  userPassword: { url: '/user/password', people: ['session=ana', 'session=rui'] },
  userEmail: { url: '/user/email', people: ['session=ana', 'session=rui'] },
  userEmailConfirmation: {
    url: `/user/email/confirmation/${OPEN_CODE}`,
    gone: `/user/email/confirmation/${GONE_CODE}`,
    unknown: '/user/email/confirmation/x',
  },
  report: { url: `/denunciar/review/${TEST_ITEM.itemId}`, unknown: '/denunciar/review/r2' },
  moderationCase: { url: `/moderacao/${TEST_CASE}`, unknown: '/moderacao/d1-x' },
  register: { url: '/registo' },
  registerConfirmation: {
    url: `/register/confirmation/7/${OPEN_CODE}`,
    gone: `/register/confirmation/7/${GONE_CODE}`,
    unknown: `/register/confirmation/x/${OPEN_CODE}`,
  },
  login: { url: '/login' },
  resetPassword: { url: '/senha/renovar' },
  setPassword: {
    url: `/senha/confirmacao/${OPEN_CODE}`,
    gone: `/senha/confirmacao/${GONE_CODE}`,
    unknown: '/senha/confirmacao/x',
  },
  logout: { url: '/logout' },
  commercialSaas: { url: '/commercial/SaaS' },
  commercialPixel: { url: '/commercial/pixel' },
  pixelTestRun: {
    url: '/commercial/pixel/teste/aberto',
    unknown: '/commercial/pixel/teste/nada',
    gone: '/commercial/pixel/teste/passado',
  },
  commercialStar: { url: '/commercial/star' },
  pixelProduct: { url: '/para-lojas/pixel' },
  starProduct: { url: '/para-lojas/star' },
  contact: { url: '/contacto' },
  contactReceived: { url: '/contacto/recebida' },
  shopsHome: { url: '/', host: SHOPS_HOST },
  shopsContact: { url: '/contact-form', host: SHOPS_HOST },
  shopsContactReceived: { url: '/contact-form/received', host: SHOPS_HOST },
  shopChoice: { url: '/loja', host: SHOPS_HOST, people: ['session=ana', 'session=rui'] },
  shopInvitation: {
    url: '/convite/aberto',
    host: SHOPS_HOST,
    unknown: '/convite/nada',
    people: ['session=ana', 'session=rui'],
  },
  feedTrial: {
    url: `/ensaio/${TRIAL_ID}`,
    host: SHOPS_HOST,
    unknown: `/ensaio/${'0'.repeat(32)}`,
    people: ['session=ana', 'session=rui'],
  },
  shopApi: { url: '/api', host: SHOPS_HOST },
  shopRegister: { url: '/register', host: SHOPS_HOST },
  shopApplication: {
    url: '/register/8',
    host: SHOPS_HOST,
    unknown: '/register/9',
    people: ['session=ana', 'session=rui'],
  },
  shopJoiningStep: {
    url: '/register/7/dominio',
    host: SHOPS_HOST,
    unknown: '/register/7/nada',
    people: ['session=ana', 'session=rui'],
  },
  wikiHome: { url: '/wiki', host: SHOPS_HOST },
  wiki: { url: '/wiki/formatos', host: SHOPS_HOST, unknown: '/wiki/nada' },
}

for (const page of pages) pageBattery(page, app, examples[page.name] ?? { url: `no example of ${page.name}` })

test('each address of the table is one page’s or one signpost’s', () => {
  expect([...pages, ...signposts].map(({ name }) => name).toSorted()).toEqual(Object.keys(pageRoutes).toSorted())
})

describe('addresses that only lead on', () => {
  const leading = [
    ['categoryById', '/category/1001?cor=azul', '301 /produtos/sofas--azul', '/category/1'],
    ['eshopById', '/eshop/1', '301 /produtos/loja/loja-1', '/eshop/99'],
    ['productDetailVariant', '/produto/v/9-x', '301 /produto/500-sofa-alvor', '/produto/v/404'],
    ['likePieces', '/produto/500-x/parecidas', '302 /produto/500-sofa-alvor', '/produto/404-x/parecidas'],
    ['pixelTest', '/commercial/pixel/teste', '302 /commercial/pixel/teste/aberto', '/commercial/pixel/teste/nada'],
    ['addShop', '/adicionar-loja', '301 /lojas-site/register', '/adicionar-loja/recebido'],
    ['shopsHomeByName', '/lojas-site/home', '301 /lojas-site', '/lojas-site/home/nada'],
  ] as const
  test.each(leading)('%s: %s → %s, and %s is not found', async (_name, url, lead, unknown) => {
    const { statusCode, headers } = await app.inject({ url })
    expect(`${statusCode} ${headers['location'] ?? ''}`).toBe(lead)
    expect((await app.inject({ url: unknown })).statusCode).toBe(404)
  })
  test.each(leading)('%s: hostile spellings of %s lead within the site or are refused', async (name, url) => {
    for (const attack of hostileAddresses({ name }, url)) {
      const { statusCode, headers } = await app.inject({ url: attack.url })
      expect(statusCode, attack.name).toBeLessThan(500)
      if (statusCode >= 300 && statusCode < 400)
        expect(String(headers['location']), attack.name).toMatch(/^\/(?![/\\])/)
    }
  })
  test('all of them are tried', () => {
    expect(leading.map(([name]) => name).toSorted()).toEqual(signposts.map(({ name }) => name).toSorted())
  })
})

test('what the pages tell search engines of is canonical, found and to be indexed', async () => {
  const sitemap = await app.inject({ url: '/sitemap-paginas-1.xml' })
  const told = [...sitemap.body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
  expect(told).toEqual(
    expect.arrayContaining([
      '/',
      '/produtos',
      '/lojas',
      '/adicionar-loja/perguntas-frequentes',
      '/produtos/black-friday',
    ]),
  )
  expect(new Set(told).size).toBe(told.length)
  for (const path of told) {
    const { statusCode, headers, body } = await app.inject({ url: path === '' ? '/' : path })
    expect([path, statusCode, headers['x-robots-tag']]).toEqual([path, 200, undefined])
    expect(body, path).not.toContain('content="noindex"')
  }
})
