import { readSentence } from '../../../src/storefront/pages/listing/read-sentence.ts'
import { searchText } from '../../../src/domains/search/rules/listing-query.ts'
import { createSentences } from '../../../src/domains/search/sentences/sentences.ts'
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

/** As `/search?q=` answers over the real index: what reads like a sentence becomes filters, the rest words; the engine executes the plan. */
export function productPath({ products, directory }: DemoCatalogue, weights: RankWeights = defaultWeights): Ask {
  const builder = createBaseBuilder(indexSchema, 'eval')
  for (const product of products) for (const row of indexRows(product, NOW, noYardsticks, weights)) builder.add(row)
  const index = openBase(Buffer.concat(builder.finish()), indexSchema)
  const search = embeddedSearch(() => index)
  const listings = createListings({
    search,
    directory: () => directory,
    versionOf: () => '1',
    presentCard: () => null,
    paidPointsOf: () => 0,
    pictureOf: () => null,
  })
  const sentences = createSentences({
    directory: () => directory,
    isKnownWord: (stem) => search.vocabulary().rowsWith(stem) > 0,
  })
  return async (query, count) => {
    const asked = { ...emptySelection({ kind: 'search' }), query: searchText(query) }
    const sentence = await readSentence(asked, sentences, listings)
    const { hits } = await listings.find(sentence?.listing ?? asked)
    return hits.slice(0, count).map(({ productId }) => productId)
  }
}
