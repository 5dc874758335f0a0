import type { FastifyRequest } from 'fastify'
import { regionOfPostalCode } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { isRefusal, refusal } from '#platform/errors/refusal.ts'
import { cookieValue } from '#platform/http/access/cookies.ts'
import type { UserId } from '#platform/ids.ts'
import { isMailAddress } from '#platform/mail/mail-address.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { REGION_COOKIE, readRegion, regionOfCookie, withRegion } from '../../region-address.ts'
import { readPace } from './pace.ts'
import { chosenTarget, readTargetPrice } from './target-price.ts'
import { WatchPage, type WatchPageProps } from './WatchPage.tsx'
import { WRONG_EMAIL } from './wrong-email.ts'

const FORM_BYTES = 4_096
const ID = /^[1-9]\d{0,9}$/
const MOST_ID = 2_147_483_647

const WRONG_TARGET = 'Escreva um preço em euros, por exemplo 249,90.'
const NOT_BELOW = 'Escolha um preço abaixo do preço de agora.'
const NOT_BELOW_TOTAL = 'Escolha um preço abaixo do que custa agora com a entrega.'

type WatchDependencies = Pick<StorefrontDependencies, 'watches' | 'people' | 'ownData'>

/** M-05: a watch of an offer, begun and ended without script. */
export const watchPage = definePage({
  id: 'M-05',
  name: 'watch',
  access: 'anyone',
  cache: 'private',
  script: 'person',
  address: ({ params, query }) => {
    const id = Number(params.variantId)
    return ID.test(params.variantId) && id <= MOST_ID
      ? watchAddress(id, query)
      : refusal('not_found', `variant ${params.variantId} does not exist`)
  },
  load: async ({ variantId, region }, dependencies, request) => {
    const shown = await shownWatch(variantId, region, dependencies, request)
    return shown === null ? refusal('not_found', `variant ${variantId} does not exist`) : { props: shown }
  },
  head: ({ offer }) => ({
    title: `Alerta: ${offer.name}`,
    description: 'Um e-mail quando o preço descer ou quando houver stock.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: WatchPage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (fields, { params, query }, dependencies, request) => {
      const variantId = ID.test(params.variantId) ? Number(params.variantId) : 0
      const shown = variantId > MOST_ID ? null : await shownWatch(variantId, saidRegion(query), dependencies, request)
      if (shown === null) return refusal('not_found', `variant ${params.variantId} does not exist`)
      return takeWatch(fields, shown, dependencies, request)
    },
  },
})

/** A product's page of a region leads here with it. */
function watchAddress(variantId: number, query: URLSearchParams) {
  const region = saidRegion(query)
  const path = paths.watch(variantId)
  return { canonical: region === null ? path : withRegion(path, region), variantId, region }
}

function saidRegion(query: URLSearchParams): Region | null {
  const region = readRegion(`?${query}`)
  return region === 'mainland' ? null : region
}

/** Where somebody lives: by the address that led here, the region that they chose, or the postal code of their profile. */
async function knownRegion(
  said: Region | null,
  personId: UserId | null,
  { ownData }: WatchDependencies,
  request: FastifyRequest,
): Promise<Region | null> {
  const chosen = said ?? regionOfCookie(cookieValue(request.headers.cookie, REGION_COOKIE))
  if (chosen !== null || personId === null) return chosen
  const postalCode = await ownData.postalCode(personId)
  return postalCode === null ? null : regionOfPostalCode(postalCode)
}

async function shownWatch(
  variantId: number,
  said: Region | null,
  dependencies: WatchDependencies,
  request: FastifyRequest,
): Promise<WatchPageProps | null> {
  const { watches, people } = dependencies
  const [offer] = await watches.offers([variantId])
  if (offer === undefined) return null
  const user = await people.current(request)
  const [watched, region] = await Promise.all([
    user === null ? null : watches.watchOf(user.id, variantId),
    knownRegion(said, user?.id ?? null, dependencies, request),
  ])
  return { offer, signedInAs: user?.email ?? null, region, watched }
}

async function takeWatch(
  fields: URLSearchParams,
  shown: WatchPageProps,
  { watches, people }: WatchDependencies,
  request: FastifyRequest,
) {
  const { variantId } = shown.offer
  const user = await people.current(request)
  if (fields.has('terminar') && user !== null) {
    await watches.end(user.id, variantId)
    return { seeOther: paths.userWatchdog() }
  }
  const filled = {
    email: (fields.get('email') ?? '').trim(),
    target: chosenTarget(fields),
    region: regionOf(fields),
    isFrequent: readPace(fields),
  }
  const targetCents = fields.get('tipo') === 'stock' ? null : readTargetPrice(filled.target)
  const complaints = {
    ...(user === null && !isMailAddress(filled.email) && { email: WRONG_EMAIL }),
    ...(fields.get('tipo') !== 'stock' && targetCents === null && { target: WRONG_TARGET }),
  }
  if (Object.keys(complaints).length > 0) return { props: { ...shown, filled, complaints }, status: 422 }
  const by =
    user === null ? { address: filled.email, ip: request.ip, isFrequent: filled.isFrequent } : { personId: user.id }
  const outcome = await watches.watch({ variantId, targetCents, region: filled.region, by })
  if (isRefusal(outcome))
    return outcome.code === 'parameter_invalid'
      ? {
          props: { ...shown, filled, complaints: { target: filled.region === null ? NOT_BELOW : NOT_BELOW_TOTAL } },
          status: 422,
        }
      : outcome
  return outcome === 'watched' ? { seeOther: paths.userWatchdog() } : { props: { ...shown, mailedTo: filled.email } }
}

/** Where the target's total is delivered to; null: the target is of the product alone. */
function regionOf(fields: URLSearchParams): Region | null {
  const word = fields.get('total')
  return word === 'mainland' || word === 'madeira' || word === 'azores' ? word : null
}
