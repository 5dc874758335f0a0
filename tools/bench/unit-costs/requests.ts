import { Agent, request } from 'node:http'
import { departments } from '../../../src/domains/catalogue/contract.ts'
import { clickLinks, type ProductionWeb } from '../production-web.ts'
import { postmasterPid, type RunningSite } from '../running-site.ts'
import { TICKS_A_SECOND, ticksOf, ticksOfPostgres } from '../site-processes.ts'

/** Processor time of one request of each kind, in the web process and in PostgreSQL. */

interface Kind {
  readonly name: string
  /** Asked in turn; as many different ones as there are requests where nothing is to be kept. */
  readonly urls: readonly string[]
  /** Of a POST: its body for the url. */
  readonly path?: string
  readonly bodyOf?: (url: string) => unknown
  /** How often the kind is asked for one of the cold ones: what costs little has to be asked more often to be counted. */
  readonly times?: number
}

const UNDER_WAY = 4

export async function measureRequests({
  site,
  web,
  requests,
}: {
  site: RunningSite
  web: ProductionWeb
  requests: number
}): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: UNDER_WAY })
  for (const kind of await kindsOf(site, web, requests)) {
    // A quarter of what is asked once, and all of what is asked again: what is compiled and kept by then is what a running site has.
    const warming = kind.times === undefined ? Math.ceil(kind.urls.length / 4) : kind.urls.length
    await askAll(web.url, agent, { ...kind, urls: kind.urls.slice(0, warming) }, 1)
    const cold = kind.times === undefined ? { ...kind, urls: kind.urls.slice(warming) } : kind
    const before = ticks(site, web)
    const asked = await askAll(web.url, agent, cold, kind.times ?? 1)
    const after = ticks(site, web)
    const each = (ms: number): string => (ms / asked.count).toFixed(3)
    console.log(
      `request     ${kind.name.padEnd(26)} web ${each(after.web - before.web)} ms, PostgreSQL ${each(after.postgres - before.postgres)} ms; ${asked.count} asked, statuses ${JSON.stringify(asked.statuses)}`,
    )
  }
  agent.destroy()
}

async function kindsOf(site: RunningSite, web: ProductionWeb, requests: number): Promise<Kind[]> {
  const slugs = departments().map(({ slug }) => slug)
  const listings = Array.from(
    { length: requests },
    (_, at) => `/produtos/${slugs[at % slugs.length]}?preco-ate=${90 + Math.floor(at / slugs.length)}`,
  )
  const shown = await linksOf(
    web.url,
    slugs.map((slug) => `/produtos/${slug}`),
  )
  const words = [
    ...new Set(shown.products.flatMap((path) => path.split('-').slice(1)).filter((word) => word.length > 3)),
  ]
  const searches = Array.from({ length: requests }, (_, at) => {
    const [first, second] = [
      words[at % words.length],
      words[(at * 7 + Math.floor(at / words.length) + 1) % words.length],
    ]
    return `/search?q=${first}+${second}`
  })
  const clicks = await clickLinks(site.databaseUrl, requests)
  return [
    { name: 'listing, never asked', urls: listings },
    {
      name: 'listing, kept',
      urls: slugs.map((slug) => `/produtos/${slug}`),
      times: Math.ceil((requests * 4) / slugs.length),
    },
    { name: 'search of two words', urls: searches },
    { name: 'product, never asked', urls: shown.products.slice(0, requests) },
    { name: 'facets (filtering)', urls: listings, path: '/api/v2/variant/filtering', bodyOf: (url) => ({ url }) },
    {
      name: 'offers of 48 ids',
      urls: clicks.slice(0, Math.ceil(requests / 4)),
      path: '/api/v2/variant/by-ids',
      bodyOf: (url) => ({ ids: idsFrom(url) }),
    },
    { name: 'click-out', urls: clicks, times: 2 },
    { name: 'picture, kept', urls: shown.pictures.slice(0, 40), times: Math.ceil((requests * 4) / 40) },
    { name: '/healthz', urls: ['/healthz', '/healthz', '/healthz', '/healthz'], times: requests },
  ]
}

function idsFrom(url: string): number[] {
  const first = Number(/\/(\d+)\?/.exec(url)?.[1])
  return Array.from({ length: 48 }, (_, at) => first + at)
}

async function linksOf(
  origin: string,
  listings: readonly string[],
): Promise<{ products: string[]; pictures: string[] }> {
  const [products, pictures] = [new Set<string>(), new Set<string>()]
  for (const listing of listings) {
    const html = await (await fetch(origin + listing)).text()
    for (const [, path = ''] of html.matchAll(/href="(\/produto\/[^"/?]+)"/g)) products.add(path)
    for (const [, path = ''] of html.matchAll(/src="(\/product\/[^"]+)"/g)) pictures.add(path)
  }
  return { products: [...products], pictures: [...pictures] }
}

async function askAll(
  origin: string,
  agent: Agent,
  { urls, path, bodyOf }: Kind,
  times: number,
): Promise<{ count: number; statuses: Record<string, number> }> {
  const statuses: Record<string, number> = {}
  const count = urls.length * times
  let next = 0
  const one = async (): Promise<void> => {
    while (next < count) {
      const url = urls[next++ % urls.length] as string
      const status = await ask(origin + (path ?? url), agent, bodyOf?.(url))
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: UNDER_WAY }, one))
  return { count, statuses }
}

function ask(url: string, agent: Agent, body: unknown): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    'accept-encoding': 'br',
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: text === undefined ? 'GET' : 'POST', headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(text)
  })
}

/** Milliseconds of processor time until now. */
function ticks({ dataFolder }: RunningSite, { pid }: ProductionWeb): { web: number; postgres: number } {
  const ms = 1_000 / TICKS_A_SECOND
  return { web: ticksOf(String(pid)) * ms, postgres: ticksOfPostgres(postmasterPid(dataFolder)) * ms }
}
