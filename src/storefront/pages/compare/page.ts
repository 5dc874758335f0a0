import { clickSources } from '#domains/clicks/contract.ts'
import { STALE_AFTER_MS } from '#domains/offers/contract.ts'
import { emptySelection } from '#domains/search/contract.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { type Address, definePage } from '../../page/page.ts'
import type { Shown } from '../../page/asked-and-shown.ts'
import { type ChristmasState, christmasNow, christmasVersion } from '../../parts/variant/christmas-window.ts'
import { type CardView, presentCard } from '../../parts/variant/present-card.ts'
import { paths } from '../../paths.ts'
import { loadChoices } from './choices.ts'
import { type CompareAddress, compareUrl, MOST_SHOWN, readCompareAddress } from './compare-address.ts'
import type { RowsContext, Shown as ShownProduct } from './compare-rows.ts'
import { ComparePage, type CompareProps } from './ComparePage.tsx'
import { comparable, loadCompare, noticesOf } from './load.ts'

/** Two rows on a phone, one and a half on a desktop. */
const SHOWN_SUGGESTIONS = 6
/** Any change may change a comparison: its offers are known only once they are loaded. */
const everything = emptySelection({ kind: 'all' })

/** `/compare-products?v=1,2,3`, the same page for everybody who has the address. */
export const comparePage = definePage({
  id: 'R-08',
  name: 'compareProducts',
  access: 'anyone',
  cache: 'shared',
  script: 'compare',
  address: ({ url }) => {
    const asked = readCompareAddress(url)
    return { canonical: compareUrl(asked), asked }
  },
  version: ({ asked }, dependencies) =>
    asked.variantIds.length === 0
      ? ''
      : `${dependencies.listings.versionOf(everything)}.${christmasVersion(dependencies)}`,
  load: loadPage,
  head: (props) => {
    if (props.kind === 'explain')
      return {
        title: 'Comparar produtos',
        description: 'Até seis produtos lado a lado: total com entrega, medidas, devolução e montagem.',
        canonical: paths.compareProducts(),
        robots: props.notices.length === 0 ? 'index, follow' : 'noindex, follow',
      }
    if (props.kind === 'choose')
      return {
        title: 'Escolher o que comparar',
        description: `Escolha até ${MOST_SHOWN} produtos para os ver lado a lado.`,
        canonical: compareUrl({ variantIds: props.variantIds, region: props.view.region }),
        robots: 'noindex, follow',
      }
    const names = props.view.columns.map(({ name }) => name)
    return {
      title: `Comparar ${listed(names)}`,
      description: `${names.join(', ')}: total com entrega, medidas, devolução e montagem, lado a lado.`,
      canonical: props.view.canonicalUrl,
      robots: 'noindex, follow',
      compared: props.view.variantIds,
      region: props.view.region,
    }
  },
  Page: ComparePage,
})

async function loadPage(
  { asked }: Address & { readonly asked: CompareAddress },
  dependencies: StorefrontDependencies,
): Promise<Shown<CompareProps>> {
  const christmas = christmasNow(dependencies)
  const context: RowsContext = {
    region: asked.region,
    now: dependencies.clock.now(),
    christmas: christmas.window,
  }
  const comparison = await dependencies.comparisons.load(asked.variantIds)
  const products = comparable(comparison, context)
  const notices = noticesOf(comparison, asked)
  const isNothing = asked.variantIds.length > 0 && comparison.products.length === 0
  const answered = { status: isNothing ? 404 : 200, validUntil: nextChange(products, christmas, context.now) }
  if (products.length === 0) return { ...answered, props: { kind: 'explain', notices } }
  if (products.length > MOST_SHOWN) {
    const view = loadChoices(products, comparison, asked)
    return { ...answered, props: { kind: 'choose', view, variantIds: asked.variantIds, notices } }
  }
  const suggestions = await suggestionsFor(products, context, dependencies)
  return {
    ...answered,
    props: { kind: 'compare', view: loadCompare(comparison, products, asked, context, suggestions) },
  }
}

/** Others of the first one's category, so that a comparison can grow without script too. Secondary: without them the page stands. */
async function suggestionsFor(
  products: readonly ShownProduct[],
  { region, christmas }: RowsContext,
  { listings, log }: StorefrontDependencies,
): Promise<CardView[]> {
  const categoryId = products.find(({ product }) => product.categoryId !== null)?.product.categoryId ?? null
  if (categoryId === null || products.length >= MOST_SHOWN) return []
  try {
    const { hits } = await listings.find({ ...emptySelection({ kind: 'category', categoryId }), region })
    const others = hits
      .filter(({ productId }) => !products.some(({ product }) => product.productId === productId))
      .slice(0, SHOWN_SUGGESTIONS)
    return (await listings.cards(others, region, clickSources.compare)).map((variant) =>
      presentCard(variant, { region, view: 'grid', christmas }),
    )
  } catch (error) {
    log.warn({ err: error }, 'a comparison has no suggestions')
    return []
  }
}

/** When something that is shown changes by time alone. */
function nextChange(products: readonly ShownProduct[], christmas: ChristmasState, now: Date): Date | null {
  const times = products.flatMap(({ variants }) =>
    variants.flatMap(({ lastSeenAt, discount, voucher }) => [
      Date.parse(lastSeenAt) + STALE_AFTER_MS,
      Date.parse(discount?.until ?? ''),
      Date.parse(voucher?.validUntil ?? ''),
    ]),
  )
  const next = [...times, christmas.validUntil?.getTime() ?? NaN].filter((time) => time > now.getTime())
  return next.length === 0 ? null : new Date(Math.min(...next))
}

/** "A", "A e B", "A, B e mais 2". */
function listed(names: readonly string[]): string {
  const [first = '', second] = names
  if (second === undefined) return first
  return names.length === 2 ? `${first} e ${second}` : `${first}, ${second} e mais ${names.length - 2}`
}
