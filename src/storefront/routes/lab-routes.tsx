import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FeedLab, isLabId, type LabFindings } from '#domains/feeds/contract.ts'
import type { VariantData } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/route-facts.ts'
import { renderFrame } from '../html/trusted-html.tsx'
import { CommercialEshopPage } from '../pages/commercial/CommercialEshopPage.tsx'
import { LabGonePage } from '../pages/commercial/LabGonePage.tsx'
import { LabProductPage } from '../pages/commercial/LabProductPage.tsx'
import { LabFindings as LabFindingsPart, LabResultPage } from '../pages/commercial/LabResultPage.tsx'
import { presentLab } from '../pages/commercial/present-lab.ts'
import { loadProduct } from '../pages/product/load.ts'
import { paths } from '../paths.ts'
import { SiteProvider } from '../site.ts'
import { labUploadRoutes } from './lab-upload-routes.tsx'
import { readRegion } from '../region-address.ts'
import { privately, type PrivatePageDependencies, sendPrivatePage, sendSharedPage } from './send-private-page.tsx'

export interface LabDependencies extends PrivatePageDependencies {
  readonly lab: FeedLab
  readonly clock: Clock
}

type LabRequest = FastifyRequest<{ Params: { id: string; number: string } }>

/** R-09: /commercial/e-shop with the feed lab, its results and the previews of their offers. */
export function labRoutes(app: FastifyInstance, dependencies: LabDependencies): void {
  app.get('/commercial/e-shop', { config: pageFacts() }, async (_request, reply) =>
    sendSharedPage(reply, <CommercialEshopPage />, dependencies),
  )
  app.get('/commercial/e-shop/:id', { config: pageFacts() }, async (request: LabRequest, reply) => {
    const run = await findingsOf(request, dependencies)
    return run === null
      ? sendGone(reply, dependencies)
      : sendPrivatePage(reply, <LabResultPage view={presentLab(run)} />, dependencies)
  })
  app.get(
    '/commercial/e-shop/:id/progresso',
    { config: pageFacts({ priority: 'api' }) },
    async (request: LabRequest, reply) => sendProgress(request, reply, dependencies),
  )
  app.get('/commercial/e-shop/:id/produto/:number', { config: pageFacts() }, async (request: LabRequest, reply) =>
    sendProduct(request, reply, dependencies),
  )
  labUploadRoutes(app, dependencies)
}

async function findingsOf({ params: { id } }: LabRequest, { lab }: LabDependencies): Promise<LabFindings | null> {
  if (!isLabId(id)) throw new RefusedError(refusal('not_found', 'this is no address of the lab'))
  return lab.findings(id)
}

function sendGone(reply: FastifyReply, dependencies: LabDependencies): FastifyReply {
  return sendPrivatePage(reply, <LabGonePage />, dependencies, 410)
}

/** For the script of a page whose feed is still read: what to say, and the findings when they are others than those it has (`v`). */
async function sendProgress(
  request: LabRequest,
  reply: FastifyReply,
  dependencies: LabDependencies,
): Promise<FastifyReply> {
  const { id } = request.params
  const run = isLabId(id) ? await dependencies.lab.run(id) : null
  if (run === null) throw new RefusedError(refusal('gone', 'the result has been deleted'))
  const version = `${run.state}.${run.progress?.items ?? ''}.${run.ahead}.${run.bytes}`
  const isKnown = (request.query as { v?: unknown }).v === version
  const answer = isKnown ? { version } : { version, ...(await changedFindings(id, dependencies)) }
  return privately(reply, dependencies).type('application/json; charset=utf-8').send(JSON.stringify(answer))
}

async function changedFindings(
  id: string,
  { lab, site }: LabDependencies,
): Promise<{ isOver: boolean; words: string; html: string } | null> {
  const run = await lab.findings(id)
  if (run === null) return null
  const view = presentLab(run)
  const { before } = renderFrame(
    <SiteProvider value={site}>
      <LabFindingsPart view={view} />
    </SiteProvider>,
  )
  return {
    isOver: view.isOver,
    words: view.progress ?? `${view.title}. ${view.reason}`,
    html: Buffer.concat([...before]).toString(),
  }
}

async function sendProduct(
  request: LabRequest,
  reply: FastifyReply,
  dependencies: LabDependencies,
): Promise<FastifyReply> {
  const run = await findingsOf(request, dependencies)
  if (run === null) return sendGone(reply, dependencies)
  const number = Number(request.params.number)
  const offer = /^\d{1,3}$/.test(request.params.number) ? run.result?.preview[number - 1] : undefined
  if (offer === undefined) throw new RefusedError(refusal('not_found', 'the lab shows no such offer'))
  const view = loadProduct(asProduct(offer), {
    region: readRegion(request.raw.url ?? ''),
    now: dependencies.clock.now(),
    christmas: null,
  })
  const ownView = { ...view, canonicalUrl: paths.labProduct(run.id, number), modals: null }
  return sendPrivatePage(reply, <LabProductPage view={ownView} labId={run.id} link={offer.link} />, dependencies)
}

/** A product of one offer, that nobody has seen yet. */
function asProduct(offer: VariantData): Parameters<typeof loadProduct>[0] {
  return {
    kind: 'product',
    product: {
      productId: offer.productId,
      slug: offer.productSlug,
      title: offer.productTitle,
      categoryId: offer.categoryId,
      brand: offer.brand,
      condition: offer.condition,
      familyId: null,
      attributes: offer.attributes,
      firstSeenAt: offer.firstSeenAt,
    },
    variants: [offer],
    history: { observations: 0, since: null, lowestCents: null, highestCents: null },
    prices: { productId: offer.productId, offers: [], watchedSince: null, midnights: [], price: [], delivered: [] },
    family: [],
    twins: [],
  }
}
