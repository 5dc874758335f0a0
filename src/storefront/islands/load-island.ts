import type { IslandDefinition } from './define-island.ts'
import { filesOfIsland } from './island-files.ts'

declare global {
  interface ImportMeta {
    /** Vite's: a chunk for each file that fits, loaded when it is called. */
    glob<Module>(pattern: string): Record<string, () => Promise<Module>>
  }
}

export interface LoadedIsland {
  readonly definition: IslandDefinition<object>
  readonly hydrateIsland: typeof import('./hydrate-island.tsx').hydrateIsland
}

type IslandModule = Readonly<Record<string, unknown>>

/** A chunk for each island, by its name. */
const chunks = new Map(
  Object.entries(import.meta.glob<IslandModule>('../parts/*/*.island.tsx')).map(([path, load]) => [
    /([^/]+)\.island\.tsx$/.exec(path)?.[1] ?? path,
    load,
  ]),
)

/** Longer than a slow connection needs for a chunk; then it counts as failed and is tried again. */
const LOADED_WITHIN_MS = 10_000

/**
 * The island's chunk and what it imports, React's among it, all asked for at once. They are fetched before they are imported: an
 * import that fails once fails in Chromium until the page is left, and a fetch can be tried again (M-13).
 */
export async function loadIsland(name: string): Promise<LoadedIsland> {
  const load = chunks.get(name)
  if (load === undefined) throw new Error(`no island is called ${name}`)
  await Promise.all(filesOfIsland(name).map(fetchFile))
  const [{ hydrateIsland }, module] = await Promise.all([import('./hydrate-island.tsx'), load()])
  const definition = Object.values(module).find((each) => isDefinitionOf(each, name))
  if (definition === undefined) throw new Error(`the file of island ${name} does not declare it`)
  return { definition: definition as IslandDefinition<object>, hydrateIsland }
}

/** Its files into the browser's cache, before it is woken; what does not come is asked for again then. */
export async function fetchIsland(name: string): Promise<void> {
  await Promise.allSettled(filesOfIsland(name).map(fetchFile))
}

function isDefinitionOf(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && (value as { readonly name?: unknown }).name === name
}

const fetched = new Map<string, Promise<void>>()

/** Into the browser's cache; once, unless it fails. */
function fetchFile(file: string): Promise<void> {
  const underWay = fetched.get(file) ?? intoCache(`/assets/${file}`)
  fetched.set(file, underWay)
  return underWay.catch((error: unknown) => {
    fetched.delete(file)
    throw error
  })
}

async function intoCache(url: string): Promise<void> {
  const answer = await fetch(url, { credentials: 'same-origin', signal: AbortSignal.timeout(LOADED_WITHIN_MS) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  await answer.arrayBuffer()
}
