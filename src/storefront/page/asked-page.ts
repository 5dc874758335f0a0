import type { FastifyRequest } from 'fastify'
import { pageFacts, type RouteFacts } from '#platform/http/request/route-facts.ts'
import type { Page } from './page.ts'
import type { Asked } from './asked-and-shown.ts'
import { type PagePlace, within } from './page-places.ts'

/** What the route of a page, and that of its form, declare at a place. */
export function factsOf({ access, secretAddress = false }: Page, { service }: PagePlace): RouteFacts {
  return pageFacts({ service, access, ...(secretAddress && { secretAddress }) })
}

/** The address of a request at a place, for a page to read. */
export function askedOf(request: FastifyRequest, place: PagePlace = { service: 'site', base: '' }): Asked {
  const url = within(place, request.raw.url ?? '/')
  const at = url.indexOf('?')
  return {
    url,
    path: at < 0 ? url : url.slice(0, at),
    params: request.params as Asked['params'],
    query: new URLSearchParams(at < 0 ? '' : url.slice(at + 1)),
  }
}
