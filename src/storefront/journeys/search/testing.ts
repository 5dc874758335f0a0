import type { Page, Route } from 'playwright-core'
import type { SuggestionGroup } from '#platform/api-client/calls.ts'
import { wireVariant } from '#domains/offers/contract.ts'
import { suggestionTypes } from '#domains/search/rules/suggestion-types.ts'
import { UI_EVENT } from '../../client/track.ts'
import { VIEWED_KEY } from '../../state/recently-viewed.ts'
import { aVariant } from '../../testing.ts'

const filters: SuggestionGroup['items'][number]['filters'] = {
  categoryId: null,
  colorId: null,
  filterId: null,
  eshopId: null,
  eshopScore: null,
  manufacturerId: null,
}

function group(kind: keyof typeof suggestionTypes, typeName: string, items: readonly [string, string, number][]) {
  return {
    type: suggestionTypes[kind],
    typeName,
    img: null,
    items: items.map(([title, url, productCount], index) => ({
      id: `${kind}${index}`,
      title,
      url,
      apiUrl: null,
      productCount,
      img: null,
      filters,
    })),
  }
}

/** What the service answers for "sofa". */
export const sofaGroups: readonly SuggestionGroup[] = [
  group('category', 'Categorias', [
    ['Sofás', '/produtos/sofas', 1234],
    ['Sofás-cama', '/produtos/sofas-cama', 1],
  ]),
  group('categoryWithFilter', 'Por cor, material ou estilo', [['Sofás em azul', '/produtos/sofas--azul', 12]]),
  group('product', 'Produtos', [['<img src=x onerror=alert(1)> Sofá & "Mar"', '/produto/500-sofa-alvor', 1]]),
]

export interface Service {
  /** What was typed in each question. */
  readonly asked: string[]
  /** How suggestions are answered from now on. */
  suggest(answer: (route: Route, q: string) => Promise<void>): void
}

/** The search service and the prices of what was seen, as a page asks them. */
export async function searchService(page: Page): Promise<Service> {
  const asked: string[] = []
  let answer = (route: Route): Promise<void> => route.fulfill({ json: { data: sofaGroups } })
  await page.route('**/v2/search?*', (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? ''
    asked.push(q)
    return answer(route)
  })
  await page.route('**/v2/search/trending', (route) =>
    route.fulfill({
      json: {
        blackFriday: true,
        categories: Array.from({ length: 12 }, (_, index) => ({
          id: index + 1,
          urlSlug: index === 0 ? 'sofas' : `categoria-${index}`,
          name: 'x',
          longName: index === 0 ? 'Sofás' : `Categoria ${index}`,
        })),
      },
    }),
  )
  await page.route('**/api/v2/variant/by-ids', (route) => {
    const { ids } = route.request().postDataJSON() as { ids: number[] }
    const variants = ids.slice(1).map((id) =>
      wireVariant(
        aVariant({
          id,
          productId: id,
          name: `Sofá ${id}`,
          priceCents: (100 + id) * 100,
          priceBeforeDiscountCents: (200 + id) * 100,
          discount: { discount: 20, validTo: null },
        }),
      ),
    )
    return route.fulfill({ json: { variants, missing: ids.slice(0, 1) } })
  })
  await page.route(/w144$/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  )
  return {
    asked,
    suggest: (next) => {
      answer = (route) => next(route, asked.at(-1) ?? '')
    },
  }
}

/** This browser has looked at these offers before, the last first. */
export function keepViewed(page: Page, variantIds: readonly number[]): Promise<unknown> {
  return page.addInitScript(
    ([key, text]) => localStorage.setItem(key as string, text as string),
    [VIEWED_KEY, JSON.stringify({ v: 1, value: variantIds })],
  )
}

/** The events of the search so far, kept across a page that is left. */
export async function searchEvents(page: Page): Promise<() => Promise<object[]>> {
  await page.addInitScript((name) => {
    document.addEventListener(name, (event) => {
      const before = JSON.parse(sessionStorage.getItem('events') ?? '[]') as object[]
      sessionStorage.setItem('events', JSON.stringify([...before, (event as CustomEvent<object>).detail]))
    })
  }, UI_EVENT)
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('events') ?? '[]') as object[])
}
