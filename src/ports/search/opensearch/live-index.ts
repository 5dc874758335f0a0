import type { ProductChange } from '../port.ts'
import { bulkWrite, type RefusedProduct } from './bulk.ts'
import { documentMaker, type MakeDocument } from './documents.ts'
import { type FactsStore, factsStore, type GenerationFacts } from './facts.ts'
import type { IndexPlace } from './generation.ts'
import { refuseOtherMapping } from './mapping.ts'

/** The generation that the alias shows. */
export interface LiveIndex {
  /** Facts of the shown generation; null: none is shown yet. Throws a MappingMismatch when it is not of the code's mapping. */
  shown(): Promise<GenerationFacts | null>
  /**
   * Writes changed products into the shown generation; when it comes back every search sees them, and `applied` is told to
   * readers. `version` grows with what the products were read from. Throws when none is shown.
   */
  apply(
    products: readonly ProductChange[],
    version: number,
    applied: string,
  ): Promise<{ readonly index: string; readonly refused: readonly RefusedProduct[] }>
}

const REFRESH_MS = 30_000

export function liveIndex(place: IndexPlace): LiveIndex {
  const store = factsStore(place.client, place.prefix)
  const makeDocument = documentMaker(place.schema)
  const shown = (): Promise<GenerationFacts | null> => shownGeneration(place, store)
  return {
    shown,
    async apply(products, version, applied) {
      const facts = await shown()
      if (facts === null) throw new Error(`the alias ${place.prefix} shows no index to change`)
      return {
        index: facts.index,
        refused: await change(place, store, { facts, makeDocument }, { products, version, applied }),
      }
    },
  }
}

async function change(
  { client }: IndexPlace,
  store: FactsStore,
  { facts, makeDocument }: { readonly facts: GenerationFacts; readonly makeDocument: MakeDocument },
  { products, version, applied }: { products: readonly ProductChange[]; version: number; applied: string },
): Promise<readonly RefusedProduct[]> {
  const refused = await bulkWrite({ client, index: facts.index, makeDocument }, products, version)
  if (products.length > 0) await client.ask({ method: 'POST', path: `/${facts.index}/_refresh`, timeoutMs: REFRESH_MS })
  await store.write({ ...facts, applied })
  return refused
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
