import { ByteLru } from '#platform/memory/byte-lru.ts'
import type { StorefrontDependencies } from '../dependencies.ts'

/** Which products an address shows beside its own, so that their changes make its page anew: so many ids in all. */
const REMEMBERED_BESIDE = 200_000

/** Kept beside the pages themselves, for as long. */
const memories = new WeakMap<StorefrontDependencies['pages'], ByteLru<readonly number[]>>()

type Kept = Pick<StorefrontDependencies, 'pages'>

/** Products that stood beside what the page of an address is about when it was made last: when one of them changes, it is another page. */
export function shownBeside(canonical: string, { pages }: Kept): readonly number[] {
  return memories.get(pages)?.get(canonical) ?? []
}

export function rememberBeside(canonical: string, productIds: readonly number[], { pages }: Kept): void {
  const memory = memories.get(pages) ?? new ByteLru<readonly number[]>(REMEMBERED_BESIDE)
  memories.set(pages, memory)
  memory.set(canonical, productIds, productIds.length)
}
