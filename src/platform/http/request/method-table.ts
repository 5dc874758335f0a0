import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Service } from '../../config.ts'
import type { Access } from './route-classes.ts'

interface KnownPath {
  readonly pattern: RegExp
  readonly host: string | RegExp | null
  readonly methods: Set<string>
}

export interface KnownRoute {
  readonly method: string
  readonly path: string
  readonly service: Service
  readonly access: Access
  /** The call's operationId, or null for a page. */
  readonly call: string | null
}

/** Which methods a path knows: asked where no route matched, for 405 and OPTIONS, and where a page has a slash at its end. */
export interface MethodTable {
  methodsOf(host: string, path: string): readonly string[]
  /** Every route with who may call it, in the order of their paths: for the tests that must see all of them (fault A4). */
  routes(): readonly KnownRoute[]
}

/** Watches the routes that are added to the server from here on. */
export function methodTable(app: FastifyInstance): MethodTable {
  const known = new Map<string, KnownPath>()
  const routes: KnownRoute[] = []
  app.addHook('onRoute', (route) => {
    const host = (route.constraints?.['host'] as string | RegExp | undefined) ?? null
    const key = `${String(host ?? '*')} ${route.url}`
    const entry = known.get(key) ?? { pattern: pathPattern(route.url), host, methods: new Set() }
    for (const method of [route.method].flat()) entry.methods.add(method)
    known.set(key, entry)
    routes.push(...knownRoutes(route))
  })
  return {
    methodsOf: (host, path) => {
      const found = [...known.values()].filter((entry) => isAt(entry, host) && entry.pattern.test(path))
      return [...new Set(found.flatMap((entry) => [...entry.methods]))].toSorted()
    },
    routes: () => routes.toSorted((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1)),
  }
}

function isAt({ host: own }: KnownPath, host: string): boolean {
  return own === null || (typeof own === 'string' ? own === host : own.test(host))
}

function knownRoutes(route: RouteOptions): readonly KnownRoute[] {
  const { service = 'site', access = 'admin', call } = route.config ?? {}
  return [route.method]
    .flat()
    .map((method) => ({ method, path: route.url, service, access, call: call?.operationId ?? null }))
}

/**
 * '/produto/:productId(^\\d+)-:slug' as a regular expression over whole paths. What a part must look like counts, as it does for the
 * router: else each path of six parts would be one of the pictures', and a call's Allow would promise GET.
 */
function pathPattern(url: string): RegExp {
  let source = ''
  for (let at = 0; at < url.length;) {
    const name = PARAMETER.exec(url.slice(at))?.[0] ?? ''
    const own = name === '' ? '' : ownPattern(url, at + name.length)
    if (name !== '') source += parameterSource(own)
    else source += url[at] === '*' ? '.*' : (url[at] ?? '').replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    at += name === '' ? 1 : name.length + own.length
  }
  return new RegExp(`^${source}$`)
}

const PARAMETER = /^:\w+/

/** '(^(?:casa|loja)-[a-z]+$)' where it begins at `start`, up to the parenthesis that closes it; '' where there is none. */
function ownPattern(url: string, start: number): string {
  if (url[start] !== '(') return ''
  let open = 0
  for (let at = start; at < url.length; at += 1) {
    if (url[at] === '\\') at += 1
    else if (url[at] === '(') open += 1
    else if (url[at] === ')') open -= 1
    if (open === 0) return url.slice(start, at + 1)
  }
  throw new Error(`the route ${url} has a pattern that does not end`)
}

/** Without a pattern of its own a part is anything; ':kind(^tiny|product$)' is one of two words; the router, too, anchors the whole. */
function parameterSource(own: string): string {
  return own === '' ? '[^/]+?' : `(?:${own.slice(1, -1).replace(/^\^/, '').replace(/\$$/, '')})`
}
