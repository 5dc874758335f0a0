import { isLabId } from '#domains/feeds/contract.ts'
import type { VariantData } from '#domains/offers/contract.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import type { Shown } from '../../page/asked-and-shown.ts'
import { paths } from '../../paths.ts'
import { readRegion, withRegion } from '../../region-address.ts'
import { loadProduct } from '../product/load.ts'
import { CommercialEshopPage, type CommercialProps } from './CommercialEshopPage.tsx'
import { LabProductPage, type LabProductProps } from './LabProductPage.tsx'
import { LabResultPage, type LabResultProps } from './LabResultPage.tsx'
import { presentLab } from './present-lab.ts'

/** How often a page without script asks again while a feed is read. */
const REFRESH_SECONDS = 2
const GONE = {
  title: 'Este resultado já foi apagado',
  description: 'Os resultados do laboratório guardam-se por um dia.',
  canonical: null,
  robots: 'noindex',
} as const

/** what the site is for shops, with the feed lab. Its forms stream what they are sent (lab-upload-routes.ts). */
export const commercialEshopPage = definePage({
  id: 'R-09',
  name: 'commercialEshop',
  access: 'anyone',
  cache: 'shared',
  script: 'lab',
  head: ({ complaint }: CommercialProps, { name }) => ({
    title: `${name} para lojas: experimente o seu feed`,
    description:
      'Veja em segundos o que o seu feed tem de errado, linha a linha, e como os seus artigos ficariam. Sem registo.',
    canonical: paths.commercialEshop(),
    robots: complaint === undefined ? 'index, follow' : 'noindex',
  }),
  Page: CommercialEshopPage,
  sitemap: () => [paths.commercialEshop()],
})

/** What the lab found, for who has the address, for a day. */
export const labRunPage = definePage({
  id: 'R-09',
  name: 'labRun',
  access: 'anyone',
  cache: 'private',
  script: 'lab',
  address: ({ path, params: { id } }) => (isLabId(id) ? { canonical: path, id } : noLabAddress()),
  load: async ({ id }, { lab }): Promise<Shown<LabResultProps>> => {
    const run = await lab.findings(id)
    return run === null ? { status: 410, props: { view: null } } : { props: { view: presentLab(run) } }
  },
  head: ({ view }) =>
    view === null
      ? GONE
      : {
          title: view.title,
          description: 'O que o laboratório encontrou num feed.',
          canonical: null,
          robots: 'noindex',
          ...(view.isOver ? {} : { refreshSeconds: REFRESH_SECONDS }),
        },
  Page: LabResultPage,
})

/** How an offer of the feed would look. */
export const labProductPage = definePage({
  id: 'R-09',
  name: 'labProduct',
  access: 'anyone',
  cache: 'private',
  script: 'product',
  address: ({ path, url, params: { id, number } }) => {
    const region = readRegion(url)
    return isLabId(id) ? { canonical: withRegion(path, region), id, number, region } : noLabAddress()
  },
  load: async ({ id, number, region }, { lab, clock }): Promise<Shown<LabProductProps> | Refusal> => {
    const run = await lab.findings(id)
    if (run === null) return { status: 410, props: { shown: null } }
    const offer = /^\d{1,3}$/.test(number) ? run.result?.preview[Number(number) - 1] : undefined
    if (offer === undefined) return refusal('not_found', 'the lab shows no such offer')
    const view = loadProduct(asProduct(offer), { region, now: clock.now(), christmas: null })
    const ownView = { ...view, canonicalUrl: paths.labProduct(run.id, Number(number)), modals: null }
    return { props: { shown: { view: ownView, labId: run.id, link: offer.link } } }
  },
  head: ({ shown }) =>
    shown === null
      ? GONE
      : {
          title: `Como ficaria: ${shown.view.title}`,
          description: 'Pré-visualização de um artigo no laboratório de feeds.',
          canonical: null,
          robots: 'noindex',
        },
  Page: LabProductPage,
})

function noLabAddress(): Refusal {
  return refusal('not_found', 'this is no address of the lab')
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
