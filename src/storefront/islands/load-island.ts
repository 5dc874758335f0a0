/// <reference types="vite/types/importMeta.d.ts" />
import type { IslandDefinition } from './define-island.ts'

type Hydrate = typeof import('./hydrate-island.tsx').hydrateIsland

export interface LoadedIsland {
  readonly definition: IslandDefinition<object>
  readonly hydrateIsland: Hydrate
}

type IslandModule = Readonly<Record<string, unknown>>

/** A chunk for each island, by its name. */
const chunks = new Map(
  Object.entries(import.meta.glob<IslandModule>('../parts/*/*.island.tsx')).map(([path, load]) => [
    /([^/]+)\.island\.tsx$/.exec(path)?.[1] ?? path,
    load,
  ]),
)

/** Longer than a slow connection needs for both chunks; then it counts as failed and is tried again. */
const LOADED_WITHIN_MS = 10_000

/** The island's chunk and React's, which all islands share; both are asked for at once. */
export async function loadIsland(name: string): Promise<LoadedIsland> {
  const load = chunks.get(name)
  if (load === undefined) throw new Error(`no island is called ${name}`)
  const [{ hydrateIsland }, module] = await inTime(Promise.all([import('./hydrate-island.tsx'), load()]), name)
  const definition = Object.values(module).find((each) => isDefinitionOf(each, name))
  if (definition === undefined) throw new Error(`the file of island ${name} does not declare it`)
  return { definition: definition as IslandDefinition<object>, hydrateIsland }
}

function isDefinitionOf(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && (value as { readonly name?: unknown }).name === name
}

async function inTime<Value>(value: Promise<Value>, name: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`island ${name} did not come`)), LOADED_WITHIN_MS)
  })
  return Promise.race([value, late]).finally(() => clearTimeout(timer))
}
