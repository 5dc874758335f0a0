import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRefusal, RefusedError, type Refusal } from '#platform/errors/refusal.ts'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import type { MadePage } from '../cache/page-cache.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import { pageRoutes } from '../paths.ts'
import { furnitureVersion } from '../layout/furniture.ts'
import { makePage, movedPage } from '../render-page.tsx'
import { withoutTracking } from '../routes/listing-address.ts'
import { askedOf, factsOf } from './asked-page.ts'
import { bucketOf, inBucket, keyInBucket } from './page-bucket.ts'
import { mountForms } from './mount-forms.ts'
import { type Address, type Elsewhere, movedTo, type Page, type Signpost } from './page.ts'
import type { Shown } from './asked-and-shown.ts'
import { addressAt, elsewhereAt, type PagePlace, placesOf, siteAt } from './page-places.ts'
import { shopsCanonical } from '../shops-links.ts'
import { sendElsewhere } from './send-elsewhere.ts'
import { sendPage } from './send-page.ts'
import { contentOf, showPrivately } from './present-page.tsx'

/** Gives each page its route, and its form another. Nothing here knows what a page is about. */
export function mountPages(app: FastifyInstance, pages: readonly Page[], dependencies: StorefrontDependencies): void {
  for (const page of pages)
    for (const place of placesOf(page)) {
      const there = { ...dependencies, site: siteAt(dependencies.site, place) }
      app.get(addressAt(place, pageRoutes[page.name]), { config: factsOf(page, place) }, (request, reply) =>
        answer({ page, place }, request, reply, there),
      )
    }
  mountForms(app, pages, dependencies)
}

/** Gives each address that only leads on its route. */
export function mountSignposts(
  app: FastifyInstance,
  signposts: readonly Signpost[],
  dependencies: StorefrontDependencies,
): void {
  for (const signpost of signposts)
    for (const place of placesOf(signpost)) {
      const config = pageFacts({ service: place.service })
      app.get(addressAt(place, pageRoutes[signpost.name]), { config }, async (request, reply) => {
        const there = accepted(await signpost.leadsTo(askedOf(request, place), dependencies))
        return sendElsewhere(reply, signpost.service === 'lojas' ? elsewhereAt(place, there) : there)
      })
    }
}

/** A refusal goes to the server's one place for them. */
function accepted<Value>(value: Value | Refusal): Value {
  if (isRefusal(value)) throw new RefusedError(value)
  return value
}

function isElsewhere(value: object): value is Elsewhere {
  return 'location' in value
}

/** A page at one of its places. */
interface Placed {
  readonly page: Page
  readonly place: PagePlace
}

async function answer(
  { page, place }: Placed,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: StorefrontDependencies,
): Promise<FastifyReply> {
  const asked = askedOf(request, place)
  const at = accepted(page.address === undefined ? { canonical: asked.path } : await page.address(asked, dependencies))
  if (isElsewhere(at)) return sendElsewhere(reply, elsewhereAt(place, at))
  const { shopsOrigin } = dependencies.site
  if (place.base !== '' && !shopsOrigin.endsWith(place.base))
    return sendElsewhere(reply, movedTo(shopsCanonical({ shopsOrigin }, at.canonical)))
  if (withoutTracking(asked.url) !== at.canonical) return sendElsewhere(reply, movedTo(addressAt(place, at.canonical)))
  return page.cache === 'shared' && at.isPrivate !== true
    ? sendShared(
        { page, place },
        at,
        request,
        reply,
        inBucket(dependencies, bucketOf(request.headers.cookie, dependencies.buckets)),
      )
    : sendPrivate({ page, place }, at, request, reply, dependencies)
}

async function sendPrivate(
  { page, place }: Placed,
  at: Address,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: StorefrontDependencies,
): Promise<FastifyReply> {
  const shown = await load(page, at, dependencies, page.cache === 'private' ? request : undefined)
  return isElsewhere(shown)
    ? sendElsewhere(reply, elsewhereAt(place, shown))
    : showPrivately(page, reply, shown, dependencies)
}

function sendShared(
  { page, place }: Placed,
  at: Address,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: StorefrontDependencies,
): Promise<FastifyReply> {
  const { site, signRendering } = dependencies
  const make = async (): Promise<MadePage> => {
    const shown = await load(page, at, dependencies, undefined)
    return isElsewhere(shown)
      ? movedPage(elsewhereAt(place, shown).location)
      : makePage(contentOf(page, shown, dependencies), site, signRendering)
  }
  const version = (): string => `${page.version?.(at, dependencies) ?? site.build}.${furnitureVersion(dependencies)}`
  return sendPage(
    request,
    reply,
    { key: keyInBucket(keyOf(place, page, at), dependencies.bucket), version, make },
    dependencies,
  )
}

/** Another place's page of the same address is another page; a request's address holds no space. */
function keyOf({ service: host, base }: PagePlace, { service = 'site' }: Page, { canonical }: Address): string {
  return service === 'site' ? canonical : `${host}${base} ${canonical}`
}

async function load(
  page: Page,
  at: Address,
  dependencies: StorefrontDependencies,
  request: FastifyRequest | undefined,
): Promise<Shown<object> | Elsewhere> {
  return page.load === undefined ? { props: {} } : accepted(await page.load(at, dependencies, request as never))
}
