import { refusal } from '#platform/errors/refusal.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { readId } from '../product/product-name.ts'
import { AccuracyReportedPage, AccuracyReportPage, type AccuracyReportProps } from './AccuracyReportPage.tsx'
import { readAccuracyReport, typedReport } from './read-accuracy-report.ts'

/** Reports of one network: ten at once, then one a minute. */
const REPORTS = { perSecond: 1 / 60, burst: 10, retrySeconds: 60, of: 'accuracy reports' }
const FORM_BYTES = 1024

/** G-02: what an offer was found to be other at its shop. */
export const accuracyReportPage = definePage({
  id: 'G-02',
  name: 'accuracyReport',
  access: 'anyone',
  cache: 'private',
  address: ({ params }) => {
    const variantId = readId(params.variantId)
    return { canonical: paths.accuracyReport(variantId), variantId }
  },
  load: ({ variantId }, dependencies) => shownForm(variantId, dependencies, { typed: { kind: '', price: '' } }),
  head: ({ offer }) => ({
    title: 'O preço não bate certo?',
    description: `Diga-nos o que a loja ${offer.eshopName} mostra de outra maneira.`,
    canonical: null,
    sheet: 'reviews',
    robots: 'noindex',
  }),
  Page: AccuracyReportPage,
  form: {
    maxBytes: FORM_BYTES,
    rate: REPORTS,
    take: async (fields, { params }, dependencies, request) => {
      const variantId = readId(params.variantId)
      const typed = typedReport(fields)
      const { report, complaints } = readAccuracyReport(typed)
      if (report === null) return shownForm(variantId, dependencies, { typed, complaints }, 422)
      const who = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      return (await dependencies.accuracy.report({ variantId, ...report }, who)) === 'kept'
        ? { seeOther: paths.accuracyReported(variantId) }
        : unknownOffer(variantId)
    },
  },
})

/** Thanks, and what happens next. */
export const accuracyReportedPage = definePage({
  id: 'G-02',
  name: 'accuracyReported',
  access: 'anyone',
  cache: 'private',
  address: ({ params }) => {
    const variantId = readId(params.variantId)
    return { canonical: paths.accuracyReported(variantId), variantId }
  },
  load: async ({ variantId }, { accuracy }) => {
    const offer = await accuracy.offer(variantId)
    return offer === null ? unknownOffer(variantId) : { props: { offer } }
  },
  head: () => ({
    title: 'Obrigado por avisar',
    description: 'O aviso sobre uma oferta foi recebido.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: AccuracyReportedPage,
})

async function shownForm(
  variantId: number,
  { accuracy }: Pick<StorefrontDependencies, 'accuracy'>,
  form: Pick<AccuracyReportProps, 'typed' | 'complaints'>,
  status = 200,
) {
  const offer = await accuracy.offer(variantId)
  if (offer === null) return unknownOffer(variantId)
  const props: AccuracyReportProps = { ...form, variantId, offer }
  return { status, props }
}

function unknownOffer(variantId: number) {
  return refusal('not_found', `offer ${variantId} is not on sale`)
}
