import type { FastifyInstance } from 'fastify'
import type { ReactElement } from 'react'
import { clickSources } from '#domains/clicks/contract.ts'
import { type Comparison, STALE_AFTER_MS } from '#domains/offers/contract.ts'
import { emptySelection } from '#domains/search/contract.ts'
import { pageFacts } from '#platform/http/route-facts.ts'
import type { MadePage } from '../cache/page-cache.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { ChoosePage } from '../pages/compare/ChoosePage.tsx'
import { type CompareAddress, compareUrl, MOST_SHOWN, readCompareAddress } from '../pages/compare/compare-address.ts'
import type { RowsContext, Shown } from '../pages/compare/compare-rows.ts'
import { ComparePage } from '../pages/compare/ComparePage.tsx'
import { loadChoices } from '../pages/compare/choices.ts'
import { ExplainPage } from '../pages/compare/ExplainPage.tsx'
import { comparable, loadCompare, noticesOf } from '../pages/compare/load.ts'
import { type ChristmasState, christmasWindow } from '../parts/variant/christmas-window.ts'
import { type CardView, presentCard } from '../parts/variant/present-card.ts'
import { paths } from '../paths.ts'
import { makePage } from '../render-page.tsx'
import { withoutTracking } from './listing-address.ts'
import { sendMoved, sendPage } from './send-page.ts'

/** Two rows on a phone, one and a half on a desktop. */
const SHOWN_SUGGESTIONS = 6
/** Any change may change a comparison: its offers are known only once they are loaded. */
const everything = emptySelection({ kind: 'all' })

/** `/compare-products?v=1,2,3`, the same page for everybody who has the address. */
export function compareRoutes(app: FastifyInstance, dependencies: StorefrontDependencies): void {
  app.get(paths.compareProducts(), { config: pageFacts() }, async (request, reply) => {
    const url = request.raw.url ?? ''
    const address = readCompareAddress(url)
    const canonical = compareUrl(address)
    if (withoutTracking(url) !== canonical) return sendMoved(reply, canonical)
    const christmasNow = () => christmasWindow(dependencies.flags, dependencies.clock.now())
    const version = () =>
      address.variantIds.length === 0
        ? ''
        : `${dependencies.listings.versionOf(everything)}.${christmasNow().window?.daysLeft ?? ''}`
    return sendPage(
      request,
      reply,
      { key: canonical, version, make: () => makeComparison(address, christmasNow(), dependencies) },
      dependencies,
    )
  })
}

async function makeComparison(
  address: CompareAddress,
  christmas: ChristmasState,
  dependencies: StorefrontDependencies,
): Promise<MadePage> {
  const context: RowsContext = { region: address.region, now: dependencies.clock.now(), christmas: christmas.window }
  const comparison = await dependencies.comparisons.load(address.variantIds)
  const products = comparable(comparison, context)
  const isNothing = address.variantIds.length > 0 && comparison.products.length === 0
  const element = await pageOf(comparison, products, address, context, dependencies)
  return makePage(
    { status: isNothing ? 404 : 200, element, validUntil: nextChange(products, christmas, context.now) },
    dependencies.site,
    dependencies.signRendering,
  )
}

async function pageOf(
  comparison: Comparison,
  products: readonly Shown[],
  address: CompareAddress,
  context: RowsContext,
  dependencies: StorefrontDependencies,
): Promise<ReactElement> {
  if (products.length === 0) return <ExplainPage notices={noticesOf(comparison, address)} />
  if (products.length > MOST_SHOWN)
    return (
      <ChoosePage
        view={loadChoices(products, comparison, address)}
        variantIds={address.variantIds}
        notices={noticesOf(comparison, address)}
      />
    )
  return (
    <ComparePage
      view={loadCompare(comparison, products, address, context, await suggestionsFor(products, context, dependencies))}
    />
  )
}

/** Others of the first one's category, so that a comparison can grow without script too. Secondary: without them the page stands. */
async function suggestionsFor(
  products: readonly Shown[],
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
function nextChange(products: readonly Shown[], christmas: ChristmasState, now: Date): Date | null {
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
