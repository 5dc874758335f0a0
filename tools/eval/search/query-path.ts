import { createListings } from '../../../src/domains/search/listings-service.ts'
import { indexRows } from '../../../src/domains/search/indexing/index-rows.ts'
import { defaultWeights, type RankWeights } from '../../../src/domains/search/ranking/ranking-table.ts'
import { noYardsticks } from '../../../src/domains/search/ranking/yardsticks.ts'
import { indexSchema } from '../../../src/domains/search/index-schema.ts'
import { emptySelection } from '../../../src/domains/search/rules/listing-selection.ts'
import { createBaseBuilder, openBase } from '../../../src/ports/search/embedded-base.ts'
import { embeddedSearch } from '../../../src/ports/search/embedded.ts'
import { type DemoCatalogue, NOW } from './demo-catalogue.ts'

/** Ids of the products that answer a query, best first. */
export type Ask = (query: string, count: number) => Promise<number[]>

/** As `/search?q=` answers over the real index: the text becomes a selection, the selection a plan, the engine executes it. */
export function productPath({ products, directory }: DemoCatalogue, weights: RankWeights = defaultWeights): Ask {
  const builder = createBaseBuilder(indexSchema, 'eval')
  for (const product of products) for (const row of indexRows(product, NOW, noYardsticks, weights)) builder.add(row)
  const index = openBase(Buffer.concat(builder.finish()), indexSchema)
  const listings = createListings({
    search: embeddedSearch(() => index),
    directory: () => directory,
    versionOf: () => '1',
    presentCard: () => null,
    pictureOf: () => null,
  })
  return async (query, count) => {
    const { hits } = await listings.find({ ...emptySelection({ kind: 'search' }), query })
    return hits.slice(0, count).map(({ productId }) => productId)
  }
}
