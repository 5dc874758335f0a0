import type { SearchPort, Vocabulary } from '../port.ts'
import { bindSchema } from './bound-schema.ts'
import type { KeptProduct } from './documents.ts'
import { SearchRefused, SearchUnavailable } from './errors.ts'
import { executePlan } from './execute-plan.ts'
import { type FactsStore, factsStore, type GenerationFacts, vocabularyPart } from './facts.ts'
import type { IndexPlace } from './generation.ts'
import { shownGeneration } from './live-index.ts'
import { vocabularyFrom } from './word-counts.ts'

/** A product as the index holds it, with the payloads of its rows in their order. */
export interface FoundProduct extends KeptProduct {
  readonly payloads: readonly (string | null)[]
}

export interface OpenSearchPort extends SearchPort {
  /** Facts of the generation that answers; null: none was taken up yet (searches throw SearchUnavailable, reason `no-index`). */
  readonly shown: GenerationFacts | null
  /**
   * Looks which generation is shown and what has been applied to it, and takes it up, its vocabulary with it. Searches go on
   * with what they have meanwhile. Throws SearchUnavailable, or a MappingMismatch when the shown index is not the code's.
   */
  follow(): Promise<GenerationFacts | null>
  /** Products by their ids, those that the shown generation has; also what is not yet seen by searches. */
  productsOf(groups: readonly number[]): Promise<ReadonlyMap<number, FoundProduct>>
  /** Categories under which searches see these products, those above them too. */
  categoriesOf(groups: readonly number[]): Promise<readonly number[]>
  /** Payloads of rows by the rows' ids; those that the shown generation does not have, or has without one, are absent. */
  payloadsOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>>
}

export type OpenSearchPlace = Pick<IndexPlace, 'client' | 'prefix' | 'schema'>

const NOT_FOUND = 404

/** The search port over a cluster: plans are executed by it, in one request where their order allows (ADR 0110). */
export function openSearchPort(place: OpenSearchPlace): OpenSearchPort {
  const store = factsStore(place.client, place.prefix)
  const schema = bindSchema(place.schema)
  let taken: { readonly facts: GenerationFacts; readonly vocabulary: Vocabulary } | null = null
  const current = () => {
    if (taken === null) throw new SearchUnavailable('no-index', `${place.prefix} shows no index yet`)
    return taken
  }
  return {
    get shown() {
      return taken?.facts ?? null
    },
    async follow() {
      const facts = await shownGeneration(place, store)
      if (facts === null) return null
      const isSame = taken?.facts.index === facts.index
      taken = { facts, vocabulary: isSame ? current().vocabulary : await readVocabulary(store, facts) }
      return facts
    },
    async search(plan) {
      const { index, applied } = current().facts
      const answer = await executePlan({ client: place.client, index, schema }, plan).catch((error: unknown) => {
        // Dropped since, by a worker that has published two more: `follow` takes up the newest.
        if (error instanceof SearchRefused && error.status === NOT_FOUND)
          throw new SearchUnavailable('no-index', `${index} is gone`, error)
        throw error
      })
      return { ...answer, generation: `${index}.${applied ?? ''}` }
    },
    vocabulary: () => current().vocabulary,
    productsOf: (groups) => productsOf(place, current().facts.index, groups),
    categoriesOf: (groups) => categoriesOf(place, current().facts.index, groups),
    payloadsOf: (ids) => payloadsOf(place, current().facts.index, ids),
  }
}

async function readVocabulary(store: FactsStore, facts: GenerationFacts): Promise<Vocabulary> {
  const terms: [string, number][] = []
  for (let part = 0; part < facts.vocabularyParts; part += 1) {
    const text = await store.readText(vocabularyPart(facts.index, part))
    if (text === null) throw new Error(`the vocabulary of ${facts.index} misses part ${part}`)
    terms.push(...(JSON.parse(text) as [string, number][]))
  }
  return vocabularyFrom(facts.index, facts.rowCount, terms)
}

interface Got {
  readonly _id: string
  readonly fields?: { readonly kept?: readonly [string]; readonly cards?: readonly [string] }
}

async function productsOf(
  { client }: OpenSearchPlace,
  index: string,
  groups: readonly number[],
): Promise<ReadonlyMap<number, FoundProduct>> {
  if (groups.length === 0) return new Map()
  const { docs } = await client.ask<{ readonly docs: readonly Got[] }>({
    method: 'POST',
    path: `/${index}/_mget`,
    query: { stored_fields: 'kept,cards' },
    body: { ids: groups.map(String) },
  })
  return new Map(docs.flatMap(foundProduct))
}

interface CountedCategories {
  readonly aggregations: { readonly categories: { readonly buckets: readonly { readonly key: string }[] } }
}

/** Counted, not read: what is kept of a product is large. */
async function categoriesOf(
  { client, schema }: OpenSearchPlace,
  index: string,
  groups: readonly number[],
): Promise<readonly number[]> {
  if (groups.length === 0) return []
  const { aggregations } = await client.ask<CountedCategories>({
    method: 'POST',
    path: `/${index}/_search`,
    query: { allow_partial_search_results: false, filter_path: 'aggregations' },
    body: {
      size: 0,
      query: { ids: { values: groups.map(String) } },
      aggs: { categories: { terms: { field: 'ancestors', size: schema.categories.length } } },
    },
  })
  return aggregations.categories.buckets.map(({ key }) => Number(key))
}

async function payloadsOf(
  { client }: OpenSearchPlace,
  index: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { hits } = await client.ask<{ readonly hits: { readonly hits: readonly Got[] } }>({
    method: 'POST',
    path: `/${index}/_search`,
    query: { allow_partial_search_results: false },
    body: {
      // A row is of one product.
      size: ids.length,
      query: { nested: { path: 'rows', query: { terms: { 'rows.id': ids } }, score_mode: 'none' } },
      stored_fields: ['kept', 'cards'],
    },
  })
  const asked = new Set(ids)
  return new Map(
    hits.hits.flatMap(foundProduct).flatMap(([, { rows, payloads }]) =>
      rows.flatMap(({ id }, at) => {
        const payload = payloads[at]
        return payload && asked.has(id) ? [[id, payload] as const] : []
      }),
    ),
  )
}

function foundProduct({ _id: id, fields }: Got): (readonly [number, FoundProduct])[] {
  if (!fields?.kept) return []
  const product = JSON.parse(fields.kept[0]) as KeptProduct
  const payloads = fields.cards ? (JSON.parse(fields.cards[0]) as (string | null)[]) : product.rows.map(() => null)
  return [[Number(id), { ...product, payloads }]]
}
