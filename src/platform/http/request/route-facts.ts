import type { Access, Priority } from './route-classes.ts'
import type { Service } from '../../config.ts'
import type { Call } from '../calls/call.ts'

/** What every route declares in its Fastify `config`. */
export interface RouteFacts {
  readonly service: Service
  readonly access: Access
  readonly priority: Priority
  /** Set on the routes of `mountCall`. */
  readonly call?: Call
  /** Answers on every host: health, metrics and the built files of pages. */
  readonly everyHost?: boolean
  /** A GET or POST that only this route's own rule guards (one-click unsubscribe, RFC 8058): no cross-site check. */
  readonly crossSite?: 'allowed'
  /** Its address opens something by itself (a link that only few have): no log holds it. */
  readonly secretAddress?: boolean
  /** Its answer goes on for as long as somebody looks: it holds no place among those that run, and is no slow request. */
  readonly isStream?: boolean
}

declare module 'fastify' {
  // Fastify types route configuration by extending this interface.
  interface FastifyContextConfig extends Partial<RouteFacts> {}
}

/** Facts of a page of the site that anyone may read: `app.get('/produtos', { config: pageFacts() }, …)`. */
export function pageFacts(facts: Partial<RouteFacts> = {}): RouteFacts {
  return {
    service: 'site',
    access: 'anyone',
    priority: 'page',
    ...facts,
  }
}
