import type { ClusterClient } from './client.ts'

/** What is known of a generation of the index, in a small index beside it. */
export interface GenerationFacts {
  /** Name of the generation's index. */
  readonly index: string
  /** The caller's name for what the rows say: a generation of another one is neither gone on with nor shown. */
  readonly dataVersion: string
  readonly mappingVersion: string
  readonly state: 'writing' | 'whole'
  /** Where its writing was, in the caller's words. */
  readonly progress: string | null
  /** Counted rows so far. */
  readonly rowCount: number
  /** How often progress was kept, and how many documents the vocabulary has. */
  readonly wordSteps: number
  readonly vocabularyParts: number
  /** What the caller keeps beside the index (JSON): the same for all readers of the generation. */
  readonly facts: string | null
  /** The caller's name for the newest changes that every reader sees; null: none since the generation was shown. */
  readonly applied: string | null
}

export interface FactsStore {
  read(index: string): Promise<GenerationFacts | null>
  write(facts: GenerationFacts): Promise<void>
  /** Of all generations, the newest first. */
  all(): Promise<GenerationFacts[]>
  readText(id: string): Promise<string | null>
  writeText(id: string, text: string): Promise<void>
  /** Forgets a generation with all its texts. */
  forget(facts: GenerationFacts): Promise<void>
  /** Forgets the counted words of its steps, which its vocabulary has taken up. */
  forgetWords(facts: GenerationFacts): Promise<void>
}

interface Stored {
  readonly _id: string
  readonly found: boolean
  readonly _source: { readonly generation?: GenerationFacts; readonly text?: string }
}

/** Names of the texts beside a generation: words counted up to one of its steps, a part of its vocabulary. */
export function wordStep(index: string, step: number): string {
  return `${index}/words/${step}`
}
export function vocabularyPart(index: string, part: number): string {
  return `${index}/vocabulary/${part}`
}

function numbered(count: number, nameOf: (at: number) => string): string[] {
  return Array.from({ length: count }, (_, at) => nameOf(at))
}

export function factsIndex(prefix: string): string {
  return `${prefix}-facts`
}

export function factsStore(client: ClusterClient, prefix: string): FactsStore {
  const index = factsIndex(prefix)
  const get = (id: string) =>
    client.ask<Stored | null>({ method: 'GET', path: `/${index}/_doc/${encodeURIComponent(id)}`, orMissing: true })
  let isThere = false
  const put = async (id: string, body: object): Promise<void> => {
    if (!isThere) await ensureFactsIndex(client, index)
    isThere = true
    await client.ask({
      method: 'PUT',
      path: `/${index}/_doc/${encodeURIComponent(id)}`,
      query: { refresh: true },
      body,
    })
  }
  const remove = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return
    await client.ask({
      method: 'POST',
      path: '/_bulk',
      query: { refresh: true },
      lines: ids.map((id) => ({ delete: { _index: index, _id: id } })),
    })
  }
  return {
    read: async (generation) => (await get(generation))?._source?.generation ?? null,
    write: (generation) => put(generation.index, { kind: 'generation', generation }),
    async all() {
      const answer = await client.ask<{ readonly hits: { readonly hits: readonly Stored[] } } | null>({
        method: 'POST',
        path: `/${index}/_search`,
        body: { size: 1_000, query: { term: { kind: 'generation' } } },
        orMissing: true,
      })
      return (answer?.hits.hits ?? [])
        .flatMap(({ _source: { generation } }) => (generation ? [generation] : []))
        .toSorted((a, b) => (a.index < b.index ? 1 : -1))
    },
    readText: async (id) => (await get(id))?._source?.text ?? null,
    writeText: (id, text) => put(id, { kind: 'text', text }),
    forget: ({ index: generation, wordSteps, vocabularyParts }) =>
      remove([
        ...numbered(wordSteps, (step) => wordStep(generation, step)),
        ...numbered(vocabularyParts, (part) => vocabularyPart(generation, part)),
        generation,
      ]),
    forgetWords: ({ index: generation, wordSteps }) =>
      remove(numbered(wordSteps, (step) => wordStep(generation, step))),
  }
}

async function ensureFactsIndex(client: ClusterClient, index: string): Promise<void> {
  const there = await client.ask<object | null>({ method: 'GET', path: `/${index}`, orMissing: true })
  if (there !== null) return
  await client
    .ask({
      method: 'PUT',
      path: `/${index}`,
      body: {
        settings: { number_of_shards: 1, auto_expand_replicas: '0-2' },
        mappings: {
          dynamic: false,
          properties: { kind: { type: 'keyword' } },
        },
      },
    })
    .catch((error: unknown) => {
      // Another process was quicker.
      if (!(error instanceof Error && /resource_already_exists/.test(error.message))) throw error
    })
}
