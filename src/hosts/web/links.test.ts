import { shareCardPath, siteShare } from '#storefront/seo/share-card.ts'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import { afterAll, describe, expect, test } from 'vitest'
import { anItem } from '#domains/feeds/import/testing.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { flagNames } from '#ports/flags/flag-names.ts'
import { paths } from '#storefront/paths.ts'
import { aMarketplace } from '../testing.ts'

/** R-22 E-06: every address that we write answers: links of each kind of page, the menu, the sitemaps, and each builder of the table. */

const database = await testDatabase()
const discounted = Array.from({ length: 60 }, (_, index) =>
  anItem({
    id: `m-${index}`,
    title: `Mesa de centro Alvor ${index}`,
    price: `${100 + index}.00 EUR`,
    brand: 'Serra',
    color: index % 2 === 0 ? 'Azul' : 'Branco',
    shipping: 'PT:::4.90 EUR',
  }),
)
let isSeason = false
const flags = {
  isOn: (key: string) => isSeason && (key === flagNames.blackFriday || key === flagNames.gardenSeason),
  numberOf: (_key: string, fallback: number) => (isSeason ? 365 : fallback),
}
const market = await aMarketplace(database, { items: discounted, flags })
afterAll(() => market.close())

const HOST = 'localhost:3000'
const ORIGIN = `http://${HOST}`
const answers = new Map<string, Promise<{ status: number; location: string; body: string }>>()
/** As few at once as a server that others keep busy answers: more are refused (ADR 0040). */
const inTurn = pLimit(2)
function ask(url: string, host = HOST) {
  const key = `${isSeason} ${host}${url}`
  const asked =
    answers.get(key) ??
    inTurn(() => market.whole.app.inject({ url, headers: { host } })).then(({ statusCode, headers, body }) => ({
      status: statusCode,
      location: String(headers['location'] ?? ''),
      body,
    }))
  answers.set(key, asked)
  return asked
}

/** Leads on: what is said to redirect does, and what it redirects to answers 200. */
const REDIRECTS = [
  /^\/produto\/\d+$/,
  /^\/eshop\/\d+$/,
  /^\/category\/\d+$/,
  /^\/produto\/v\/\d+/,
  /\/parecidas(?:\?|$)/,
  /^\/search$/,
  /^\/commercial\/pixel\/teste$/,
  /^\/adicionar-loja$/,
]
const SEASONAL = [paths.blackFriday(), paths.gardenSeason(), paths.beforeChristmas()]

const OWN = /^\/(?:user\/(?:apagar|dados|perfil|sessions)|product\/\d+\/reviews\/escrever)$/

async function broken(href: string): Promise<string[]> {
  const [address = '', hash = ''] = href.replace(ORIGIN, '').split('#', 2)
  const url = address === '' ? '/' : address
  const first = await ask(url)
  const leads = REDIRECTS.some((pattern) => pattern.test(url)) || (!isSeason && SEASONAL.includes(url))
  const { status, body } = leads && first.location !== '' ? await ask(first.location.replace(ORIGIN, '')) : first
  // What is a person's own asks who it is.
  if (status === 401 && OWN.test(url)) return []
  if (status !== 200) return [`${href}: ${status}`]
  return hash === '' || body.includes(`id="${hash}"`) ? [] : [`${href}: no such part`]
}

/** As many at once as the site lets wait without refusing: it is asked as fast as it answers. */
const AT_ONCE = 16
async function brokenAmong(hrefs: Iterable<string>): Promise<string[]> {
  const [left, found] = [[...hrefs], [] as string[]]
  while (left.length > 0) found.push(...(await Promise.all(left.splice(0, AT_ONCE).map(broken))).flat())
  return found
}

function attributes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value]) => (value ?? '').replaceAll('&amp;', '&'))
}
/** Links and forms that ask; links out of a shop have their own tests. */
function linksOf(html: string, url: string): string[] {
  return [
    ...attributes(html, /<a [^>]*?href="([^"]+)"/g),
    ...attributes(html, /<link rel="(?:canonical|prev|next)" href="([^"]+)"/g),
    ...attributes(html, /<form [^>]*?action="([^"]+)"(?![^>]*method="post")/g),
  ]
    .map((href) => (href.startsWith('#') ? url + href : href))
    .filter((href) => !href.startsWith('/nada#'))
    .filter((href) => (href.startsWith('/') || href.startsWith(ORIGIN)) && !href.includes('/v2/clickthrough/'))
}

async function productId(): Promise<number> {
  return (
    (await sql<{ id: number }>`select id from offers.product order by id limit 1`.execute(database.db)).rows[0]?.id ?? 0
  )
}
async function variantId(): Promise<number> {
  return (
    (await sql<{ id: number }>`select id from offers.variant order by id limit 1`.execute(database.db)).rows[0]?.id ?? 0
  )
}
async function eshopId(): Promise<number> {
  return (
    (await sql<{ id: number }>`select id from eshops.eshop order by id limit 1`.execute(database.db)).rows[0]?.id ?? 0
  )
}

const [product, variant, eshop] = [await productId(), await variantId(), await eshopId()]
const own = (await ask(`/produto/${product}`)).location
const slug = own.slice(own.indexOf('-') + 1)

type Plain = {
  [Name in keyof typeof paths]: (typeof paths)[Name] extends () => string ? Name : never
}[keyof typeof paths]
type Told = Readonly<Record<Exclude<keyof typeof paths, Plain>, string | null> & Partial<Record<Plain, string | null>>>

/** One address of each builder that wants to be told of what; null: it is no page, or one of a single run that its own tests ask for. */
const told: Told = {
  category: paths.category('mesas-de-centro'),
  categoryOffers: paths.categoryOffers('mesas-de-centro'),
  priceDrops: paths.priceDrops('mesas-de-centro'),
  landing: paths.landing('mesas-de-centro', 'azul'),
  eshopProducts: paths.eshopProducts('loja-teste'),
  manufacturer: paths.manufacturer('serra'),
  eshopVoucher: null,
  eshopById: paths.eshopById(eshop),
  product: paths.product(product, slug),
  productOffers: paths.productOffers(product, slug),
  productDeliveries: paths.productDeliveries(product, slug),
  productWhy: paths.productWhy(own, 'mesa'),
  productHistoryCsv: paths.productHistoryCsv(product, slug),
  notTheSame: paths.notTheSame(product),
  looksTheSame: paths.looksTheSame(product),
  accuracyReport: paths.accuracyReport(variant),
  accuracyReported: paths.accuracyReported(variant),
  productNamed: paths.productNamed(`${product}-${slug}`),
  likePieces: paths.likePieces(own),
  visuallySimilar: null,
  productDetailVariant: paths.productDetailVariant(variant),
  reviews: paths.reviews(variant),
  // Of who is signed in.
  writeReview: null,
  room: paths.room('sala'),
  categoryById: paths.categoryById(1003),
  compareProducts: paths.compareProducts([variant]),
  boards: paths.boards([variant]),
  labUpload: null,
  labRun: null,
  labPiece: null,
  labProgress: null,
  labProduct: null,
  pixelTestRun: null,
  sitemap: paths.sitemap('produtos', 1),
  asset: null,
  articleCategory: paths.articleCategory('sala'),
  article: null,
  articlePreview: null,
  wordsVersion: paths.wordsVersion('termos/lojas', 1),
  // Of the build: its own journeys ask for it.
  serviceWorker: null,
  favicon: null,
  shareCard: shareCardPath('/', siteShare),
  user: null,
  // Of a single board: its own tests ask for them.
  board: null,
  boardState: null,
  boardStream: null,
  sharedFavourites: null,
  // Of a person who is signed in, by a code, or of one who lets others see it: account pages' own tests.
  profile: null,
  profileAvatar: null,
  personalData: null,
  personalDataCopy: null,
  eraseAccount: null,
  undoErase: null,
  publicProfile: null,
  country: paths.country('espanha'),
  // Nobody has made one here: their own tests ask for them.
  inspiration: null,
  registerConfirmation: null,
  setPassword: null,
  // Of somebody who is signed in.
  writeReviewPhotos: null,
  userReviews: null,
  userSessions: null,
  userPasskeys: null,
  userWatchdog: null,
  watch: paths.watch(variant),
  watchList: paths.watchList('/produtos/sofas'),
  questions: paths.questions(variant),
  question: null,
  answerQuestion: null,
  answerVote: null,
  confirmQuestion: null,
  ownQuestion: null,
  questionMailsEnd: null,
  watchEnd: null,
  star: null,
  starPhotos: null,
  starThanks: null,
  starDelayed: null,
  starUnsubscribe: null,
  starEshop: paths.starEshop('loja-teste'),
  starBadge: paths.starBadge('loja-teste', 'svg'),
  watchConfirm: null,
  userPassword: null,
  userEmail: null,
  userEmailConfirmation: null,
  // Of a single text or report: their own tests.
  report: null,
  moderationCase: null,
  // Of who runs the site alone.
  adminVariantEdit: null,
  adminVariantInfo: null,
  // Of the shop-storage site, below.
  shopsHome: null,
  shopsHomeByName: null,
  shopsContact: null,
  shopsContactReceived: null,
  shopChoice: null,
  shopArea: null,
  shopInvitation: null,
  feedTrial: null,
  shopApi: null,
  shopRegister: null,
  wikiHome: null,
  shopApplication: null,
  shopJoiningStep: null,
  wiki: null,
}
const pages = Object.entries(paths).flatMap(([name, build]) => {
  // Who wants to be told nothing has one address.
  const address = name in told ? told[name as keyof Told] : (build as () => string)()
  return address == null ? [] : [address]
})
const more = [
  '/produtos/mesas-de-centro?cor=azul,branco&preco-ate=150',
  '/produtos/mesas-de-centro?pagina=2&vista=lista',
  '/search?q=mesa',
  '/search?q=xyzzy',
  `${own}?regiao=acores`,
  `${paths.productOffers(product, slug)}?regiao=madeira`,
  '/price-drops/sofas',
  '/produtos/ofertas/sofas',
  '/nada',
]

describe('every address that we write answers', () => {
  test('R-22 each builder of the table', async () => {
    expect(await brokenAmong(pages)).toEqual([])
  })

  test('R-22 each link of each kind of page, and the part of a page that it names', async () => {
    const links = new Set<string>()
    for (const page of [...pages, ...more]) for (const link of linksOf((await ask(page)).body, page)) links.add(link)
    expect(links.size).toBeGreaterThan(300)
    expect(await brokenAmong(links)).toEqual([])
  })

  test('R-20 links of the other hosts lead to the site', async () => {
    for (const host of [`lojas.${HOST}`, `admin.${HOST}`, 'qualquer.exemplo']) {
      const links = attributes((await ask('/', host)).body, /<a [^>]*?href="(http[^"]+)"/g)
      expect(links.length).toBeGreaterThan(0)
      expect(await brokenAmong(links)).toEqual([])
    }
  })

  test('E-06 each slug of the menu is a page below /produtos', async () => {
    interface Item {
      readonly slug: string
      readonly children: readonly Item[]
    }
    const flat = (items: readonly Item[]): string[] =>
      items.flatMap(({ slug: own, children }) => [own, ...flat(children)])
    const menu = JSON.parse((await ask('/api/v2/menu')).body) as Record<string, readonly Item[]>
    const slugs = [...new Set(Object.values(menu).flatMap(flat))]
    expect(slugs.filter((each) => each.startsWith('divisoes/'))).toHaveLength(10)
    expect(await brokenAmong(slugs.map((each) => paths.category(each)))).toEqual([])
  })

  test.each([false, true])(
    'U-08 each address of the sitemaps, seasons among them only while they are open: %s',
    async (open) => {
      isSeason = open
      const locations = (xml: string): string[] => attributes(xml, /<loc>([^<]+)<\/loc>/g)
      const maps = locations((await ask(paths.sitemapIndex())).body)
      const addresses = (
        await Promise.all(maps.map(async (map) => locations((await ask(map.replace(ORIGIN, ''))).body)))
      ).flat()
      expect(addresses.filter((address) => SEASONAL.includes(address.replace(ORIGIN, '')))).toHaveLength(open ? 3 : 0)
      expect(addresses.length).toBeGreaterThan(400)
      expect(
        await brokenAmong(addresses.filter((address) => !open || SEASONAL.includes(address.replace(ORIGIN, '')))),
      ).toEqual([])
      isSeason = false
    },
  )

  test('R-04 a season opens and closes with its flag, a kept page with it; out of season the address leads on for now', async () => {
    const season = async (path: string) => {
      const { statusCode, headers, body } = await market.whole.app.inject({
        url: path,
        headers: { host: HOST, 'accept-encoding': 'br' },
      })
      return [
        statusCode,
        headers['location'] ?? null,
        statusCode === 302 ? headers['cache-control'] : /<h1>(.*?)<\/h1>/.exec(body)?.[1] === undefined,
      ]
    }
    for (const [path, nearest] of [
      [paths.blackFriday(), '/sales'],
      [paths.gardenSeason(), '/produtos/jardim'],
      [paths.beforeChristmas(), '/produtos'],
    ] as const) {
      expect(await season(path)).toEqual([302, nearest, 'no-store'])
      isSeason = true
      for (let time = 0; time < 3; time += 1) expect((await season(path)).slice(0, 2)).toEqual([200, null])
      isSeason = false
      expect(await season(path)).toEqual([302, nearest, 'no-store'])
    }
  })

  test('R-06 a category by its id is moved to its address; no such id is not found', async () => {
    expect(await ask('/category/1003?cor=azul')).toMatchObject({
      status: 301,
      location: '/produtos/sofas-de-3-lugares--azul',
    })
    for (const id of ['0', '999999999', '01003', '1003.0', 'sofas', '1e3', '99999999999999'])
      expect([id, (await ask(`/category/${id}`)).status]).toEqual([id, 404])
  })
})
