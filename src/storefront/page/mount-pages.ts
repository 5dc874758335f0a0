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
import { sendElsewhere } from './send-elsewhere.ts'
import { sendPage } from './send-page.ts'
import { contentOf, showPrivately } from './present-page.tsx'

/** Gives each page its route, and its form another. Nothing here knows what a page is about. */
export function mountPages(app: FastifyInstance, pages: readonly Page[], dependencies: StorefrontDependencies): void {
  for (const page of pages)
    app.get(pageRoutes[page.name], { config: factsOf(page) }, (request, reply) =>
      answer(page, request, reply, dependencies),
    )
  mountForms(app, pages, dependencies)
}

/** Gives each address that only leads on its route. */
export function mountSignposts(
  app: FastifyInstance,
  signposts: readonly Signpost[],
  dependencies: StorefrontDependencies,
): void {
  for (const { name, leadsTo } of signposts)
    app.get(pageRoutes[name], { config: pageFacts() }, async (request, reply) =>
      sendElsewhere(reply, accepted(await leadsTo(askedOf(request), dependencies))),
    )
}

/** A refusal goes to the server's one place for them. */
function accepted<Value>(value: Value | Refusal): Value {
  if (isRefusal(value)) throw new RefusedError(value)
  return value
}

function isElsewhere(value: object): value is Elsewhere {
  return 'location' in value
}

async function answer(
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: StorefrontDependencies,
): Promise<FastifyReply> {
  const asked = askedOf(request)
  const at = accepted(page.address === undefined ? { canonical: asked.path } : await page.address(asked, dependencies))
  if (isElsewhere(at)) return sendElsewhere(reply, at)
  if (withoutTracking(asked.url) !== at.canonical) return sendElsewhere(reply, movedTo(at.canonical))
  return page.cache === 'shared' && at.isPrivate !== true
    ? sendShared(
        page,
        at,
        request,
        reply,
        inBucket(dependencies, bucketOf(request.headers.cookie, dependencies.buckets)),
      )
    : sendPrivate(page, at, request, reply, dependencies)
}

async function sendPrivate(
  page: Page,
  at: Address,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: StorefrontDependencies,
): Promise<FastifyReply> {
  const shown = await load(page, at, dependencies, page.cache === 'private' ? request : undefined)
  return isElsewhere(shown) ? sendElsewhere(reply, shown) : showPrivately(page, reply, shown, dependencies)
}

function sendShared(
  page: Page,
  at: Address,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: StorefrontDependencies,
): Promise<FastifyReply> {
  const { site, signRendering } = dependencies
  const make = async (): Promise<MadePage> => {
    const shown = await load(page, at, dependencies, undefined)
    return isElsewhere(shown)
      ? movedPage(shown.location)
      : makePage(contentOf(page, shown, dependencies), site, signRendering)
  }
  const version = (): string => `${page.version?.(at, dependencies) ?? site.build}.${furnitureVersion(dependencies)}`
  return sendPage(
    request,
    reply,
    { key: keyInBucket(keyOf(page, at), dependencies.bucket), version, make },
    dependencies,
  )
}

/** Another host's page of the same address is another page; a request's address holds no space. */
function keyOf({ service = 'site' }: Page, { canonical }: Address): string {
  return service === 'site' ? canonical : `${service} ${canonical}`
}

async function load(
  page: Page,
  at: Address,
  dependencies: StorefrontDependencies,
  request: FastifyRequest | undefined,
): Promise<Shown<object> | Elsewhere> {
  return page.load === undefined ? { props: {} } : accepted(await page.load(at, dependencies, request as never))
}
