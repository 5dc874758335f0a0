import type { FastifyRequest } from 'fastify'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import type { SeeOther } from '../../page/page-form.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import type { Reporter } from './load.ts'
import { readId } from './product-name.ts'
import { reportAbout, ReportReceivedPage } from './ReportReceivedPage.tsx'

/** Reports of one network, of both kinds together: ten at once, then one a minute. */
const REPORTS = { perSecond: 1 / 60, burst: 10, retrySeconds: 60, of: 'reports' }
const FORM_BYTES = 1024

/** 'Não é o mesmo produto?': an offer does not belong to a product. A person looks at it (product.md 7). */
export const notTheSamePage = reportPage('notTheSame', 'offer', (productId, fields, who, { products }) =>
  products.report(productId, readId(fields.get('oferta') ?? ''), who),
)

/** 'É o mesmo artigo', 'Não é o mesmo': of a product that looks the same; an answer that is neither is none. */
export const looksTheSamePage = reportPage('looksTheSame', 'twin', async (productId, fields, who, { products }) => {
  const answer = fields.get('resposta') ?? ''
  return answer === 'sim' || answer === 'nao'
    ? products.answerTwin(productId, readId(fields.get('produto') ?? ''), answer === 'sim', who)
    : 'unknown'
})

function reportPage(
  name: 'notTheSame' | 'looksTheSame',
  kind: keyof typeof reportAbout,
  keep: (
    productId: number,
    fields: URLSearchParams,
    who: Reporter,
    dependencies: StorefrontDependencies,
  ) => Promise<'kept' | 'unknown' | 'full'>,
) {
  return definePage({
    id: 'R-17',
    name,
    access: 'anyone',
    cache: 'private',
    address: ({ path, params }) => ({ canonical: path, productId: readId(params.name) }),
    load: ({ productId }) => ({ props: { productUrl: `/produto/${productId}`, kind } }),
    head: () => ({ title: 'Obrigado por avisar', description: reportAbout[kind], canonical: null, robots: 'noindex' }),
    Page: ReportReceivedPage,
    form: {
      maxBytes: FORM_BYTES,
      rate: REPORTS,
      take: async (fields, { params }, dependencies, request) => {
        const productId = readId(params.name)
        return outcomeOf(await keep(productId, fields, reporterOf(request), dependencies), productId, name)
      },
    },
  })
}

function reporterOf({ ip, headers }: FastifyRequest): Reporter {
  return { address: ip, userAgent: headers['user-agent'] ?? '' }
}

function outcomeOf(
  kept: 'kept' | 'unknown' | 'full',
  productId: number,
  name: 'notTheSame' | 'looksTheSame',
): SeeOther | Refusal {
  if (kept === 'unknown') return refusal('not_found', `what was said has nothing to do with product ${productId}`)
  return kept === 'full'
    ? refusal('overloaded', 'too many reports wait to be looked at', REPORTS.retrySeconds)
    : { seeOther: name === 'notTheSame' ? paths.notTheSame(productId) : paths.looksTheSame(productId) }
}
