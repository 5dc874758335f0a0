/** The address of a list says all of it: search, filters, order and page. Empty fields of its form do not count. */

const SHARED = ['q', 'sort', 'page', 'pageSize'] as const

/**
 * What a list call is asked with, from the address: the shared names and the list's own filters. Wrong values are sent as they stand,
 * and the call refuses them: `listJobs(api, listQueryOf(url, ['state']))`.
 */
export function listQueryOf<Query>(url: URL, filters: readonly (keyof Query & string)[] = []): Query {
  const pairs = [...SHARED, ...filters].flatMap((name) => {
    const value = url.searchParams.get(name)
    return value === null || value === '' ? [] : [[name, value] as const]
  })
  return Object.fromEntries(pairs) as Query
}

/** The order that the address asks for, as the call writes it. */
export function sortOf(search: string): string | undefined {
  return new URLSearchParams(search).get('sort') ?? undefined
}

/** The same list in another order: ascending at first, the other way where it is ascending. From its first page. */
export function sortedBy(search: string, sort: string, sorted: string | undefined): string {
  return changed(search, { sort: sorted === sort ? `-${sort}` : sort, page: null })
}

export function atPage(search: string, page: number): string {
  return changed(search, { page: page === 1 ? null : String(page) })
}

/** Where the same rows are as CSV. */
export function exportOf(path: string, search: string): string {
  return path + changed(search, { page: null, pageSize: null })
}

function changed(search: string, changes: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([, value]) => value !== ''))
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

export function ariaSort(sort: string | undefined, sorted: string | undefined): 'ascending' | 'descending' | undefined {
  if (sort === undefined || sorted === undefined) return undefined
  if (sorted === sort) return 'ascending'
  return sorted === `-${sort}` ? 'descending' : undefined
}
