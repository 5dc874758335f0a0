import type { ProductChange } from '../port.ts'
import { bulkWrite, type RefusedProduct } from './bulk.ts'
import { documentMaker } from './documents.ts'
import { type FactsStore, factsStore, type GenerationFacts } from './facts.ts'
import type { IndexPlace } from './generation.ts'
import { refuseOtherMapping } from './mapping.ts'

/** Changes of generations that readers see. */
export interface LiveIndex {
  /**
   * Writes changed products into a shown generation; when it comes back every search sees them, and `applied` is told to
   * readers. `version` grows with what the products were read from. Throws SearchRefused when it is there no more.
   */
  apply(
    shown: GenerationFacts,
    products: readonly ProductChange[],
    version: number,
    applied: string,
  ): Promise<readonly RefusedProduct[]>
}

const REFRESH_MS = 30_000

export function liveIndex({ client, prefix, schema }: Pick<IndexPlace, 'client' | 'prefix' | 'schema'>): LiveIndex {
  const store = factsStore(client, prefix)
  const makeDocument = documentMaker(schema)
  return {
    async apply(shown, products, version, applied) {
      const { index } = shown
      const refused = await bulkWrite({ client, index, makeDocument }, products, version)
      if (products.length > 0) await client.ask({ method: 'POST', path: `/${index}/_refresh`, timeoutMs: REFRESH_MS })
      await store.write({ ...shown, applied })
      return refused
    },
  }
}

/** Which index the alias shows, with its facts; its mapping is looked at each time, because an operator may have changed it. */
export async function shownGeneration(
  { client, prefix, schema }: Pick<IndexPlace, 'client' | 'prefix' | 'schema'>,
  store: FactsStore,
): Promise<GenerationFacts | null> {
  const aliases = await client.ask<Record<string, unknown> | null>({
    method: 'GET',
    path: `/_alias/${prefix}`,
    orMissing: true,
  })
  const [index] = Object.keys(aliases ?? {})
  if (index === undefined) return null
  const mappings = await client.ask<Record<string, { readonly mappings: object }>>({
    method: 'GET',
    path: `/${index}/_mapping`,
  })
  refuseOtherMapping(index, mappings[index]?.mappings ?? {}, schema)
  const facts = await store.read(index)
  if (facts === null) throw new Error(`nothing is known of index ${index}, which the alias ${prefix} shows`)
  return facts
}
