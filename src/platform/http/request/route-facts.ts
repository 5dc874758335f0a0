import type { Service } from '../../config.ts'
import type { Call } from '../calls/call.ts'

/**
 * Who may call a route. A route without it fails at start: deny by default (reliability.md 12). `eshop` is a person of a
 * shop who has signed in, `eshop-token` a shop's own program with its token.
 */
export type Access = 'anyone' | 'user' | 'eshop' | 'admin' | 'eshop-token'

/**
 * The class of a route: what gives way to what under overload (reliability.md O1). Health is never refused. Then come
 * clicks and pages; then pictures, which wait for shops' servers and for each other and so have places of their own;
 * then API calls (facets); last what nobody waits for (impressions, suggestions).
 */
export type Priority = 'health' | 'click' | 'page' | 'image' | 'api' | 'background'

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
