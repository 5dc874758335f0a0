import { departments } from '#domains/catalogue/contract.ts'

/** Where a newcomer looks first: the home page, all products, and what people look for most. A page shows 48 cards, the home page eight. */
const FIRST_PAGES = [
  '/',
  '/produtos',
  '/produtos/sofas',
  '/produtos/sala-de-estar',
  '/produtos/camas',
  '/produtos/mesas-de-jantar',
  '/produtos/cadeiras-de-jantar',
  '/produtos/roupeiros',
  '/produtos/tapetes',
] as const

/** Cards of a first screen: three rows of four. */
const FIRST_SCREEN = 12

/** Addresses of the pictures that lead the cards of those pages, each once, at a card's size: first screens before what is scrolled to. */
export async function firstCardPictures(siteUrl: string): Promise<string[]> {
  const found = new Set<string>()
  const screens = [...FIRST_PAGES, ...departments().map(({ slug }) => `/produtos/${slug}`)]
  const looks = [
    ...screens.map((page) => [page, FIRST_SCREEN] as const),
    ...FIRST_PAGES.map((page) => [page, Infinity] as const),
  ]
  for (const [page, most] of looks) {
    const answer = await fetch(new URL(page, siteUrl))
    if (answer.status !== 200) throw new Error(`${page} answers ${answer.status}`)
    for (const address of leadingPictures(await answer.text()).slice(0, most)) found.add(new URL(address, siteUrl).href)
  }
  return [...found]
}

/** Of a page's HTML; a card without a shop's picture leads with its category's drawing. */
function leadingPictures(html: string): string[] {
  return html
    .split('class="card"')
    .slice(1)
    .flatMap((card) => /src="([^"]*\/product\/[^"]+)"/.exec(card)?.[1] ?? [])
}

/** What the address of a card's picture names: one that is here (`picture`), or a shop's that is yet to be fetched (`source`); null: a drawing. */
export function namedPicture(address: string): { readonly kind: 'picture' | 'source'; readonly id: number } | null {
  const [, kind, id] = /\/product\/..\/..\/..\/([ps])(\d+)/.exec(address) ?? []
  return kind === undefined ? null : { kind: kind === 'p' ? 'picture' : 'source', id: Number(id) }
}
