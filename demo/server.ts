import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { contactSheets } from './contact-sheets.ts'
import type { FeedFile } from './manifest.ts'
import type { OpeningShops } from './opening-shops.ts'
import { posesOfDrawings } from './pictures/shots/poses.ts'
import { type Answer, shopPages, type ShopPages } from './shop-pages.ts'
import { shopPictures, type ShopPictures } from './shop-pictures.ts'
import { shops } from './shops/shops.ts'

export interface DemoServer {
  port: number
  close(): Promise<void>
}

/** All shops on one port, chosen by the Host header; port 0 takes a free one. A shop that is still being made says so: 503, and when to ask again. */
export async function serveShops(
  { folder, generatedAt, feedOf }: Pick<OpeningShops, 'folder' | 'generatedAt' | 'feedOf'>,
  port: number,
): Promise<DemoServer> {
  const pages = new Map(shops.map((shop) => [shop.slug, shopPages(shop, folder)]))
  const pictured = posesOfDrawings()
  const pictures = new Map(shops.map(({ slug }) => [slug, shopPictures(slug, folder, pictured)]))
  const server = createServer((request, response) => {
    answer(request, response, { pages, pictures, feedOf, since: generatedAt }).catch(() => response.destroy())
  })
  server.keepAliveTimeout = 5_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return { port: portOf(server), close: () => closed(server) }
}

interface Shelves {
  pages: ReadonlyMap<string, ShopPages>
  pictures: ReadonlyMap<string, ShopPictures>
  feedOf: OpeningShops['feedOf']
  since: string
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { pages, pictures, feedOf, since }: Shelves,
): Promise<void> {
  const slug = /^([a-z0-9-]+)\.localhost(?::\d+)?$/i.exec(request.headers.host ?? '')?.[1]?.toLowerCase() ?? ''
  const shop = pages.get(slug)
  const path = (request.url ?? '/').split('?')[0] as string
  response.setHeader('x-robots-tag', 'noindex')
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return end(response, 405, 'text/plain; charset=utf-8', 'só GET')
  if (slug === 'pictures') return send(request, response, (await contactSheets(request.url ?? '/')) ?? NO_SHEET)
  if (path === '/robots.txt') return end(response, 200, 'text/plain', 'User-agent: *\nDisallow: /\n')
  const feed = feedOf(slug)
  if (feed === 'in the making')
    return end(
      response.setHeader('retry-after', String(RETRY_SECONDS)),
      503,
      'text/plain; charset=utf-8',
      'a loja está a ser feita',
    )
  if (feed === null || shop === undefined) return end(response, 404, 'text/plain; charset=utf-8', 'loja desconhecida')
  if (path === feed.path) return sendFeed(request, response, feed, since)
  send(request, response, await (pictures.get(slug)?.answer(path) ?? shop.answer(path)))
}

const RETRY_SECONDS = 1
const NO_SHEET: Answer = { status: 404, contentType: 'text/plain; charset=utf-8', body: 'folha desconhecida' }

/** 304 when the caller has these bytes. */
function send(request: IncomingMessage, response: ServerResponse, { status, contentType, body, etag }: Answer): void {
  if (etag !== undefined) response.setHeader('etag', etag)
  if (etag !== undefined && etag === request.headers['if-none-match']) response.writeHead(304).end()
  else end(response, status, contentType, body)
}

/** The file as it is, or 304 when the caller has these bytes; Last-Modified is the day of generation. */
async function sendFeed(
  request: IncomingMessage,
  response: ServerResponse,
  feed: FeedFile,
  since: string,
): Promise<void> {
  const modified = new Date(since).toUTCString()
  const isKnown =
    request.headers['if-none-match'] === undefined
      ? request.headers['if-modified-since'] === modified
      : request.headers['if-none-match'].split(/,\s*/).includes(feed.etag)
  response.setHeader('etag', feed.etag).setHeader('last-modified', modified).setHeader('cache-control', 'no-cache')
  if (isKnown) {
    response.writeHead(304).end()
    return
  }
  response.writeHead(200, { 'content-type': feed.contentType, 'content-length': feed.bytes })
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(feed.file), response)
}

function end(response: ServerResponse, status: number, contentType: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': contentType }).end(body)
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
