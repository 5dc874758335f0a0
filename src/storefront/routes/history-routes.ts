import type { FastifyInstance, FastifyReply } from 'fastify'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { paths } from '../paths.ts'
import { movedTo } from '../page/page.ts'
import { sendElsewhere } from '../page/send-elsewhere.ts'
import { readId } from '../pages/product/product-name.ts'

/** A file that someone keeps may be some minutes old. */
const CACHE_CONTROL = 'public, max-age=300'

/** `/produto/{id}-{slug}/historico.csv`: what was seen of a product's prices, so that anyone can check a discount (B-03). */
export function historyRoutes(app: FastifyInstance, { products }: Pick<StorefrontDependencies, 'products'>): void {
  app.get<{ Params: { name: string } }>(
    '/produto/:name/historico.csv',
    { config: pageFacts({ priority: 'api' }) },
    async (request, reply): Promise<FastifyReply> => {
      const productId = readId(request.params.name)
      const found = await products.historyCsv(productId)
      if (found.kind === 'unknown') throw new RefusedError(refusal('not_found', `product ${productId} never existed`))
      const path = paths.productHistoryCsv(found.kind === 'merged' ? found.productId : productId, found.slug)
      if (found.kind === 'merged' || request.raw.url !== path) return sendElsewhere(reply, movedTo(path))
      return reply
        .headers({
          'cache-control': CACHE_CONTROL,
          'content-disposition': `attachment; filename="historico-${productId}.csv"`,
          'x-robots-tag': 'noindex',
        })
        .type('text/csv; charset=utf-8')
        .send(found.csv)
    },
  )
}
