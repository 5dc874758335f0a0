import type { FastifyInstance } from 'fastify'

interface KnownPath {
  readonly pattern: RegExp
  readonly host: string | null
  readonly methods: Set<string>
}

/** Which methods a path knows: asked only when no route matched, for 405 and OPTIONS. */
export interface MethodTable {
  methodsOf(host: string, path: string): readonly string[]
  /** Every route as 'METHOD /path', for tests that must see all of them. */
  routes(): readonly string[]
}

/** Watches the routes that are added to the server from here on. */
export const methodTable = (app: FastifyInstance): MethodTable => {
  const known = new Map<string, KnownPath>()
  app.addHook('onRoute', (route) => {
    const host = typeof route.constraints?.['host'] === 'string' ? route.constraints['host'] : null
    const key = `${host ?? '*'} ${route.url}`
    const entry = known.get(key) ?? { pattern: pathPattern(route.url), host, methods: new Set() }
    for (const method of [route.method].flat()) entry.methods.add(method)
    known.set(key, entry)
  })
  return {
    methodsOf: (host, path) => {
      const found = [...known.values()].filter((entry) => (entry.host === null || entry.host === host) && entry.pattern.test(path))
      return [...new Set(found.flatMap((entry) => [...entry.methods]))].toSorted()
    },
    routes: () => [...known].flatMap(([key, entry]) => [...entry.methods].map((method) => `${method} ${key.slice(key.indexOf(' ') + 1)}`)),
  }
}

/** '/produto/:productId(^\\d+)-:slug' as a regular expression over whole paths. */
const pathPattern = (url: string): RegExp => {
  const source = url
    .split(/(:\w+(?:\([^)]*\))?|\*)/)
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+?' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
  return new RegExp(`^${source}$`)
}
