import { failpoint } from '#platform/failpoints.ts'
import type { IndexSchema, ProductChange } from '../port.ts'
import { bulkWrite, type RefusedProduct } from './bulk.ts'
import type { ClusterClient } from './client.ts'
import { documentMaker } from './documents.ts'
import { factsIndex, type FactsStore, factsStore, type GenerationFacts, vocabularyPart, wordStep } from './facts.ts'
import { type IndexSize, mappingOf, settingsOf } from './mapping.ts'
import { WordCounter, type WordCounts } from './word-counts.ts'

/** Our indices in a cluster: generations `{prefix}-{name}`, one of which the alias `{prefix}` shows, and `{prefix}-facts`. */
export interface IndexPlace {
  readonly client: ClusterClient
  readonly prefix: string
  readonly schema: IndexSchema
  readonly size: IndexSize
}

/** Writes one generation from nothing to its publication; what was kept of a killed one's progress is gone on with. */
export interface GenerationWriter {
  readonly index: string
  /** What the last `keepProgress` said; null: nothing is written yet. */
  readonly progress: string | null
  readonly rowCount: number
  /** Products of the base: their words are counted for the vocabulary. Those of a step that was not kept are written again. */
  write(products: readonly ProductChange[], version: number): Promise<readonly RefusedProduct[]>
  /** Products that have changed since the base was begun: they do not change its vocabulary. */
  change(products: readonly ProductChange[], version: number): Promise<readonly RefusedProduct[]>
  /** Everything that was written is kept, and a restart goes on behind it. */
  keepProgress(progress: string): Promise<void>
  /** All products of the base are written: stores its vocabulary and waits for its copies, which takes a while. */
  makeReady(): Promise<void>
  /** Throws away what was written: it cannot be brought up to now any more. */
  abandon(): Promise<void>
  /** Shows what was made ready to readers, with all changes that were written meanwhile, at once and whole, and drops older ones but the last. `facts`: what the caller keeps beside it; `applied`: the changes that it holds. */
  publish(kept: { readonly facts: string; readonly applied: string }): Promise<void>
}

const PUBLISH_MS = 600_000
const ADMIN_MS = 30_000
const TERMS_IN_PART = 50_000

/**
 * Goes on with the newest generation that is being written and says the same (`dataVersion`, mapping), else begins one under
 * this name (digits and small letters that sort by age).
 */
export async function resumeOrStart(place: IndexPlace, name: string, dataVersion: string): Promise<GenerationWriter> {
  const store = factsStore(place.client, place.prefix)
  const mapping = mappingOf(place.schema)
  const all = await store.all()
  const begun = all.find(
    (facts) =>
      facts.state === 'writing' && facts.dataVersion === dataVersion && facts.mappingVersion === mapping._meta.version,
  )
  if (begun && (await isThere(place.client, begun.index))) return generationWriter(place, store, begun)
  if (`${place.prefix}-${name}` === factsIndex(place.prefix) || !/^[0-9a-z]+$/.test(name))
    throw new RangeError(`"${name}" cannot be the name of a generation`)
  const index = indexAfter(all[0]?.index ?? '', `${place.prefix}-${name}`)
  await place.client.ask({
    method: 'PUT',
    path: `/${index}`,
    // Its copies are made once, of the whole.
    body: { settings: settingsOf({ ...place.size, replicas: 0 }), mappings: mapping },
    timeoutMs: ADMIN_MS,
  })
  const facts: GenerationFacts = {
    index,
    dataVersion,
    mappingVersion: mapping._meta.version,
    state: 'writing',
    progress: null,
    rowCount: 0,
    wordSteps: 0,
    vocabularyParts: 0,
    facts: null,
    applied: null,
  }
  await store.write(facts)
  return generationWriter(place, store, facts)
}

/** It stands behind the newest one also when the clock that names it is behind the clock that named that. */
function indexAfter(newest: string, wanted: string): string {
  return wanted > newest ? wanted : `${newest}0`
}

async function isThere(client: ClusterClient, index: string): Promise<boolean> {
  return (await client.ask<object | null>({ method: 'GET', path: `/${index}`, orMissing: true })) !== null
}

function generationWriter(place: IndexPlace, store: FactsStore, begun: GenerationFacts): GenerationWriter {
  const { client, schema } = place
  const { index } = begun
  const target = { client, index, makeDocument: documentMaker(schema) }
  let facts = begun
  let counter = new WordCounter(schema)
  let rowCount = begun.rowCount

  const keepProgress = async (progress: string): Promise<void> => {
    await store.writeText(wordStep(index, facts.wordSteps), JSON.stringify(counter.take()))
    facts = { ...facts, progress, rowCount, wordSteps: facts.wordSteps + 1 }
    await store.write(facts)
  }
  return {
    index,
    get progress() {
      return facts.progress
    },
    get rowCount() {
      return rowCount
    },
    async write(products, version) {
      const refused = await bulkWrite(target, products, version)
      const left = new Set(refused.map(({ group }) => group))
      for (const { group, rows } of products) {
        if (left.has(group)) continue
        rowCount += rows.length
        for (const row of rows) counter.add(row)
      }
      return refused
    },
    change: (products, version) => bulkWrite(target, products, version),
    keepProgress,
    async makeReady() {
      await keepProgress(facts.progress ?? '')
      counter = await countedWords(store, facts, schema)
      const vocabularyParts = await storeVocabulary(store, index, counter.mostPerTerm())
      facts = { ...facts, vocabularyParts }
      await makeReady(place, index)
    },
    async abandon() {
      await client.ask({ method: 'DELETE', path: `/${index}`, timeoutMs: ADMIN_MS, orMissing: true })
      await store.forget(facts)
    },
    async publish({ facts: beside, applied }) {
      await refresh(place, index)
      facts = { ...facts, state: 'whole', facts: beside, applied }
      await store.write(facts)
      await failpoint('search.cluster.whole')
      await show(place, index)
      await store.forgetWords(facts)
      await dropOld(place, store, index)
    },
  }
}

async function countedWords(store: FactsStore, facts: GenerationFacts, schema: IndexSchema): Promise<WordCounter> {
  const counter = new WordCounter(schema)
  for (let step = 0; step < facts.wordSteps; step += 1) {
    const text = await store.readText(wordStep(facts.index, step))
    if (text === null) throw new Error(`${facts.index}: words of step ${step} are missing; it has to be written anew`)
    counter.addCounts(JSON.parse(text) as WordCounts)
  }
  return counter
}

async function storeVocabulary(
  store: FactsStore,
  index: string,
  terms: readonly (readonly [string, number])[],
): Promise<number> {
  const parts = Math.ceil(terms.length / TERMS_IN_PART)
  for (let part = 0; part < parts; part += 1)
    await store.writeText(
      vocabularyPart(index, part),
      JSON.stringify(terms.slice(part * TERMS_IN_PART, (part + 1) * TERMS_IN_PART)),
    )
  return parts
}

/** Searchable, with all its copies: a reader that takes it up may lose a node right then. */
async function makeReady({ client, size }: IndexPlace, index: string): Promise<void> {
  await refresh({ client }, index)
  if (size.replicas > 0)
    await client.ask({
      method: 'PUT',
      path: `/${index}/_settings`,
      body: { number_of_replicas: size.replicas },
      timeoutMs: ADMIN_MS,
    })
  const health = await client.ask<{ readonly status: string; readonly timed_out: boolean }>({
    method: 'GET',
    path: `/_cluster/health/${index}`,
    query: { wait_for_status: 'green', timeout: `${PUBLISH_MS / 1000}s` },
    timeoutMs: PUBLISH_MS + ADMIN_MS,
  })
  if (health.timed_out) throw new Error(`${index} is ${health.status} and not green after ${PUBLISH_MS / 1000} s`)
}

async function refresh({ client }: Pick<IndexPlace, 'client'>, index: string): Promise<void> {
  await client.ask({ method: 'POST', path: `/${index}/_refresh`, timeoutMs: PUBLISH_MS })
}

/** In one step: no search sees none or two. */
async function show({ client, prefix }: IndexPlace, index: string): Promise<void> {
  await client.ask({
    method: 'POST',
    path: '/_aliases',
    body: {
      actions: [
        { remove: { index: `${prefix}-*`, alias: prefix, must_exist: false } },
        { add: { index, alias: prefix } },
      ],
    },
    timeoutMs: ADMIN_MS,
  })
}

/** The generation before stays: readers leave it some seconds later. */
async function dropOld({ client, prefix }: IndexPlace, store: FactsStore, shown: string): Promise<void> {
  const all = await client.ask<Record<string, unknown>>({ method: 'GET', path: `/${prefix}-*/_settings` })
  const older = Object.keys(all)
    .filter((index) => index !== factsIndex(prefix) && index < shown)
    .toSorted()
  for (const index of older.slice(0, -1)) {
    await client.ask({ method: 'DELETE', path: `/${index}`, timeoutMs: ADMIN_MS, orMissing: true })
    const facts = await store.read(index)
    if (facts !== null) await store.forget(facts)
  }
}
