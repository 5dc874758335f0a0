import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { REVIEW_PHOTO_BYTES } from '#domains/images/contract.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { createRateLimiter } from '#platform/http/overload/rate-limit.ts'
import { formFiles } from '#platform/http/request/form-files.ts'
import type { RouteFacts } from '#platform/http/request/route-facts.ts'
import { REVIEW_LIMITS } from '../review.ts'
import type { PhotoPage, PhotoTickets } from './photo-tickets.ts'
import { type TakenPhotos, takePhotos, type TakePhotosDeps } from './take-photos.ts'

export interface PhotoRouteDeps extends TakePhotosDeps {
  readonly tickets: PhotoTickets
  /** Hash of a visitor's network. */
  networkHash(ip: string): string
  /** Address, absolute, of the page that shows what came of it. */
  resultUrl(page: PhotoPage, of: string, outcome: PhotoOutcome): string
}

/** Forms of one review: twenty at once, then one a minute. */
const RATE = { perSecond: 1 / 60, burst: 20 }
/** Bodies under way at once; of each one picture is in memory (docs/limits.md). */
const MOST_AT_ONCE = 4
const RETRY_SECONDS = 5
/** Around the files of a form: names, boundaries. */
const FORM_BYTES = 16 * 1024
const MOST_BYTES = REVIEW_LIMITS.photos * REVIEW_PHOTO_BYTES + FORM_BYTES

/** As pictures of people come (ADR 0082): no cookies, no origin; what guards it is the ticket. */
const FACTS: RouteFacts = { service: 'uploads', access: 'anyone', priority: 'background', crossSite: 'allowed' }

/** Takes pictures of reviews. What stands in the request besides the ticket and the files is not looked at. */
export function photoRoutes(app: FastifyInstance, deps: PhotoRouteDeps): void {
  const limiter = createRateLimiter(RATE, deps.clock)
  let atOnce = 0
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
    scope.post('/uploads/review-photo', { config: FACTS }, async (request, reply) => {
      const ticket = deps.tickets.read(ticketOf(request), deps.clock.now())
      if (ticket.kind === 'forged') throw refused('forbidden', 'the ticket (bilhete) is not one of ours')
      if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES)
        throw refused('payload_too_large', `pictures of a review have at most ${MOST_BYTES} bytes together`)
      const lead = (outcome: PhotoOutcome) => leadBack(reply, deps.resultUrl(ticket.page, ticket.of, outcome))
      if (ticket.kind === 'over') return lead('expirou')
      if (!limiter.allows(ticket.externalId)) throw refused('too_many_requests', 'too many pictures', 60)
      if (atOnce === MOST_AT_ONCE) throw refused('overloaded', 'too many pictures are being sent', RETRY_SECONDS)
      atOnce += 1
      try {
        const stream = (request.body ?? Readable.from([])) as AsyncIterable<Buffer>
        const files = formFiles(request.headers['content-type'] ?? '', stream, REVIEW_PHOTO_BYTES)
        const taken = await takePhotos(deps, ticket.externalId, files, deps.networkHash(request.ip))
        return lead(OUTCOMES[taken] ?? 'danificada')
      } finally {
        atOnce -= 1
      }
    })
  })
}

function ticketOf({ query }: FastifyRequest): string {
  const { bilhete } = query as { bilhete?: unknown }
  return typeof bilhete === 'string' ? bilhete : ''
}

function leadBack(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303)
}

function refused(...given: Parameters<typeof refusal>): RefusedError {
  return new RefusedError(refusal(...given))
}

const OUTCOMES: Partial<Readonly<Record<TakenPhotos, PhotoOutcome>>> = {
  kept: 'guardada',
  none: 'falta',
  'too many': 'muitas',
  gone: 'expirou',
  picture_too_heavy: 'grande',
  picture_too_large: 'grande',
  picture_too_small: 'pequena',
  picture_blank: 'vazia',
  picture_damaged: 'danificada',
  picture_not_an_image: 'nenhuma',
  picture_svg: 'svg',
  picture_format: 'formato',
  picture_too_complex: 'complexa',
}

/** What came of it, as the page's address says it (`fotografia=`). */
export type PhotoOutcome =
  | 'guardada'
  | 'expirou'
  | 'falta'
  | 'muitas'
  | 'grande'
  | 'pequena'
  | 'vazia'
  | 'danificada'
  | 'nenhuma'
  | 'svg'
  | 'formato'
  | 'complexa'
