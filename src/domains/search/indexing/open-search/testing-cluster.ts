import { bruteForceSearch } from '#ports/search/brute-force.ts'
import { SearchRefused, SearchUnavailable } from '#ports/search/opensearch/errors.ts'
import type { GenerationFacts } from '#ports/search/opensearch/facts.ts'
import type { GenerationWriter } from '#ports/search/opensearch/generation.ts'
import type { FoundProduct, OpenSearchPort } from '#ports/search/opensearch/open-search-port.ts'
import type { IndexRow, ProductChange } from '#ports/search/port.ts'
import { indexSchema } from '../../index-schema.ts'
import type { Cluster } from './cluster.ts'

/** Tests: a cluster in memory behind the same seam: generations, external versions, an alias, answers by brute force; never part of the product. */
export interface MemoryCluster extends Cluster {
  isAway: boolean
  /** It answers, and takes no writes until it is freed. */
  isStuck: boolean
  readonly shownName: string | null
  /** Rows of the shown generation. */
  rows(): IndexRow[]
  /** As if another build had written what is shown. */
  wasWrittenBy(dataVersion: string): void
}

interface Document {
  readonly version: number
  readonly rows: readonly IndexRow[]
}

interface Generation {
  facts: GenerationFacts
  readonly documents: Map<number, Document>
}

export function memoryCluster(): MemoryCluster {
  const generations = new Map<string, Generation>()
  let shownName: string | null = null
  const reached = <Value>(value: Value): Value => {
    if (cluster.isAway) throw new SearchUnavailable('refused', 'the test says so')
    return value
  }
  const generationOf = (name: string | null): Generation | null => reached(generations.get(name ?? '') ?? null)
  const put = ({ documents }: Generation, changes: readonly ProductChange[], version: number): [] => {
    for (const { group, rows } of changes)
      if ((documents.get(group)?.version ?? 0) <= version) documents.set(group, { version, rows })
    return []
  }

  function writerOf(generation: Generation): GenerationWriter {
    const { index } = generation.facts
    return {
      index,
      get progress() {
        return generation.facts.progress
      },
      get rowCount() {
        return rowsOf(generation).length
      },
      write: async (changes, version) => put(reached(generation), changes, version),
      change: async (changes, version) => put(reached(generation), changes, version),
      keepProgress: async (progress) => {
        generation.facts = { ...generation.facts, progress }
      },
      makeReady: async () => reached(undefined),
      abandon: async () => void generations.delete(index),
      publish: async ({ facts, applied }) => {
        generation.facts = {
          ...reached(generation).facts,
          state: 'whole',
          facts,
          applied,
          rowCount: rowsOf(generation).length,
        }
        shownName = index
      },
    }
  }

  const cluster: MemoryCluster = {
    isAway: false,
    isStuck: false,
    get shownName() {
      return shownName
    },
    rows: () => rowsOf(generations.get(shownName ?? '')),
    wasWrittenBy: (dataVersion) => {
      const generation = generations.get(shownName ?? '')
      if (generation) generation.facts = { ...generation.facts, dataVersion }
    },
    live: {
      apply: async ({ index }, changes, version, applied) => {
        const generation = generationOf(index)
        if (cluster.isStuck) throw new SearchUnavailable('unavailable', 'the test says so')
        if (generation === null) throw new SearchRefused(404, 'index_not_found_exception', index)
        generation.facts = { ...generation.facts, applied }
        return put(generation, changes, version)
      },
    },
    port: () => portOver(() => generationOf(shownName)),
    writer: async (name, dataVersion) => {
      const begun = begunBy(dataVersion, reached(generations))
      const index = `test-${name}`
      const generation = begun ?? { facts: factsOf(index, dataVersion), documents: new Map() }
      generations.set(generation.facts.index, generation)
      return writerOf(generation)
    },
    free: async () => {
      cluster.isStuck = reached(false)
      return ['test-1[0]']
    },
    close: async () => undefined,
  }
  return cluster
}

/** One of the same build that is being written. */
function begunBy(version: string, generations: ReadonlyMap<string, Generation>): Generation | undefined {
  return [...generations.values()].find(
    ({ facts: { state, dataVersion } }) => state === 'writing' && dataVersion === version,
  )
}

function portOver(shownNow: () => Generation | null): OpenSearchPort {
  let taken: Generation | null = null
  const port = () => bruteForceSearch(indexSchema, rowsOf(taken))
  const productsOf = (ids: readonly number[]): Map<number, FoundProduct> =>
    new Map(
      ids.flatMap((id) => {
        const rows = taken?.documents.get(id)?.rows ?? []
        return rows.length === 0 ? [] : [[id, foundProduct(rows)] as const]
      }),
    )
  return {
    get shown() {
      return taken?.facts ?? null
    },
    follow: async () => {
      taken = shownNow() ?? taken
      return taken?.facts ?? null
    },
    search: async (plan) => {
      shownNow()
      const answer = await port().search(plan)
      const payloads = new Map(rowsOf(taken).map(({ id, payload }) => [id, payload]))
      return {
        ...answer,
        hits: answer.hits.map((hit) => {
          const payload = payloads.get(hit.id)
          return payload === undefined ? hit : { ...hit, payload }
        }),
      }
    },
    vocabulary: () => port().vocabulary(),
    productsOf: async (ids) => {
      shownNow()
      return productsOf(ids)
    },
    categoriesOf: async (ids) => {
      shownNow()
      return [...productsOf(ids).values()].flatMap(({ category }) => category ?? [])
    },
    payloadsOf: async (ids) => {
      shownNow()
      return new Map(
        rowsOf(taken).flatMap(({ id, payload }) => (payload && ids.includes(id) ? [[id, payload] as const] : [])),
      )
    },
  }
}

function rowsOf(generation: Generation | null | undefined): IndexRow[] {
  return [...(generation?.documents.values() ?? [])].flatMap(({ rows }) => rows)
}

function foundProduct(rows: readonly IndexRow[]): FoundProduct {
  return {
    category: rows[0]?.category ?? null,
    shared: {},
    rows: rows.map(({ id, version, rank, values }) => ({ id, version, rank, values, words: {} })),
    payloads: rows.map(({ payload }) => payload ?? null),
  }
}

function factsOf(index: string, dataVersion: string): GenerationFacts {
  return {
    index,
    dataVersion,
    mappingVersion: '',
    state: 'writing',
    progress: null,
    rowCount: 0,
    wordSteps: 0,
    vocabularyParts: 0,
    facts: null,
    applied: null,
  }
}
