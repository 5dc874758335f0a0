import { menu, type MenuItem } from '#platform/api-client/calls.ts'
import { calls } from '../../state/calls.ts'

/** The category whose listing stands at this path, by the menu's trees; 0: it is no category's, or nobody can say. */
export async function listingCategory(path: string): Promise<number> {
  const slug = /^\/produtos\/([a-z0-9-]+)/.exec(path)?.[1]
  if (slug === undefined) return 0
  const trees = await calls()
    .ask({
      key: 'menu of admins',
      send: (configuration, init) => menu(configuration, {}, init),
      read: (answer) => (answer as { primary?: readonly MenuItem[] }).primary ?? null,
      freshMs: 3_600_000,
    })
    .catch(() => [])
  return categoryIn(trees, slug) ?? 0
}

export function categoryIn(items: readonly MenuItem[], slug: string): number | null {
  for (const { id, slug: own, children } of items) {
    const found = own === slug ? id : categoryIn(children, slug)
    if (found !== null) return found
  }
  return null
}
