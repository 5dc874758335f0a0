import type { FastifyReply, FastifyRequest } from 'fastify'
import { httpErrors } from '../../errors/catalogue.ts'
import type { RefusalCode } from '../../errors/catalogue.ts'
import { problemOf } from '../../errors/refusal.ts'
import type { Refusal } from '../../errors/refusal.ts'
import { type HostPlace, placeOf } from '../access/host-place.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** What the page of an error is made from. `title` is the catalogue's pt-PT sentence. */
export interface ErrorPageFacts {
  readonly status: number
  readonly code: string
  readonly title: string
  readonly requestId: string
  readonly path: string
  /** The path with its query, to ask for the same again. */
  readonly address: string
  /** Whose address was asked: where it is not the site's, the site's own links lead nowhere. */
  readonly place: HostPlace
}

/** The storefront's error page; without `csp` the page runs no script. */
export interface ErrorPage {
  readonly html: string
  readonly csp?: string
}

export type RenderErrorPage = (facts: ErrorPageFacts) => ErrorPage | Promise<ErrorPage>

const renderers = new WeakMap<object, RenderErrorPage>()

/** The page that this server shows to people when something is refused or fails. */
export function useErrorPage(server: object, render: RenderErrorPage): void {
  renderers.set(server, render)
}

/** Nothing on that page can be lost, and nobody has to know when to ask again. With and without script. */
const REFRESH_SECONDS = 10

/** Sends a refusal: a page to people, application/problem+json to programs. Never cached. */
export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Refusal,
): Promise<FastifyReply> {
  reply.code(refused.status).header('cache-control', 'no-store')
  if (refused.retryAfterSeconds !== undefined) reply.header('retry-after', String(refused.retryAfterSeconds))
  if (wantsPage(request)) return sendPage(request, reply, refused)
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problemOf(refused, request.id)))
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, refused: Refusal): Promise<FastifyReply> {
  if (FLOOD_CODES.has(refused.code)) return sendPrepared(request, reply, refused)
  const facts: ErrorPageFacts = {
    status: refused.status,
    code: refused.code,
    title: httpErrors[refused.code].title,
    requestId: request.id,
    path: pathOf(request.raw.url),
    address: request.raw.url ?? '/',
    place: placeOf(request),
  }
  const page = await renderSafely(request, facts)
  if (refused.code === 'starting' && READING.has(request.method)) reply.header('refresh', String(REFRESH_SECONDS))
  reply.header('content-security-policy', page.csp ?? contentSecurityPolicy())
  return reply.type('text/html; charset=utf-8').send(page.html)
}

const READING = new Set(['GET', 'HEAD'])

/** Refused because there is too much to do: these pages must cost nothing, so each is rendered once and gets its request id put in. */
const FLOOD_CODES: ReadonlySet<RefusalCode> = new Set(['overloaded', 'too_many_requests'])
const ID_PLACE = '00000000-0000-4000-8000-000000000000'
const prepared = new WeakMap<object, Map<string, Promise<ErrorPage>>>()

async function sendPrepared(request: FastifyRequest, reply: FastifyReply, refused: Refusal): Promise<FastifyReply> {
  const { server } = request.server
  const pages = prepared.get(server) ?? new Map<string, Promise<ErrorPage>>()
  prepared.set(server, pages)
  const place = placeOf(request)
  const facts: ErrorPageFacts = {
    status: refused.status,
    code: refused.code,
    title: httpErrors[refused.code].title,
    requestId: ID_PLACE,
    path: '/',
    address: '/',
    place,
  }
  const name = `${refused.code} ${place}`
  const rendering = pages.get(name) ?? renderSafely(request, facts)
  pages.set(name, rendering)
  const page = await rendering
  reply.header('content-security-policy', page.csp ?? contentSecurityPolicy())
  return reply.type('text/html; charset=utf-8').send(page.html.replaceAll(ID_PLACE, request.id))
}

/** An error page must not fail itself: what the storefront cannot render is shown plainly. */
async function renderSafely(request: FastifyRequest, facts: ErrorPageFacts): Promise<ErrorPage> {
  try {
    return await (renderers.get(request.server.server) ?? plainErrorPage)(facts)
  } catch (error) {
    request.log.error({ err: error, requestId: request.id }, 'the error page could not be rendered')
    return plainErrorPage(facts)
  }
}

/** Used until the storefront gives its own, and when that fails. All values are the catalogue's or our own. */
export function plainErrorPage(facts: ErrorPageFacts): ErrorPage {
  return {
    html: `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${facts.title}</title></head><body><main><h1>${facts.title}</h1><form action="/search" role="search"><label for="q">O que é que procura hoje?</label> <input id="q" name="q" type="search"> <button>Procurar</button></form><p><a href="/">Página inicial</a></p><p>Código do pedido: ${facts.requestId}</p></main></body></html>`,
  }
}

const API_PATH = /^\/(?:api|v1|v2\/search|impression|sub|healthz|readyz|metrics)(?:\/|$)/

/** Calls and their neighbours answer programs, pictures are asked for by pages; everything else is read by people. */
export function wantsPage(request: FastifyRequest): boolean {
  const facts = request.routeOptions.config
  if (facts.call !== undefined || facts.priority === 'health' || facts.service === 'images') return false
  return !API_PATH.test(pathOf(request.raw.url))
}

function pathOf(url: string | undefined): string {
  return (url ?? '/').split('?', 1)[0] ?? '/'
}
