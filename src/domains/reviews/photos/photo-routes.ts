import type { FastifyInstance } from 'fastify'
import { PICTURE_OUTCOMES, type PictureOutcome, REVIEW_PHOTO_BYTES } from '#domains/images/contract.ts'
import { createRateLimiter } from '#platform/http/overload/rate-limit.ts'
import {
  fileFormRoute,
  FORM_BYTES,
  forgedTicket,
  ticketIn,
  tooManyPictures,
} from '#platform/http/request/file-form-route.ts'
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

/** Takes pictures of reviews. */
export function photoRoutes(app: FastifyInstance, deps: PhotoRouteDeps): void {
  const limiter = createRateLimiter(RATE, deps.clock)
  fileFormRoute(app, {
    path: '/uploads/review-photo',
    // A ticket of Star holds the ident of its invitation.
    secretAddress: true,
    formBytes: REVIEW_LIMITS.photos * REVIEW_PHOTO_BYTES + FORM_BYTES,
    fileBytes: REVIEW_PHOTO_BYTES,
    mostAtOnce: 4,
    admit: (request) => {
      const ticket = deps.tickets.read(ticketIn(request), deps.clock.now())
      if (ticket.kind === 'forged') throw forgedTicket()
      const lead = (outcome: PhotoOutcome) => deps.resultUrl(ticket.page, ticket.of, outcome)
      if (ticket.kind === 'over') return lead('expirou')
      if (!limiter.allows(ticket.externalId)) throw tooManyPictures()
      return async (files) => {
        const taken = await takePhotos(deps, ticket.externalId, files, deps.networkHash(request.ip))
        return lead(OUTCOMES[taken] ?? 'danificada')
      }
    },
  })
}

/** What came of it, as the page's address says it (`fotografia=`). */
export type PhotoOutcome = PictureOutcome | 'guardada' | 'expirou' | 'falta' | 'muitas'

const OUTCOMES: Partial<Readonly<Record<TakenPhotos, PhotoOutcome>>> = {
  ...PICTURE_OUTCOMES,
  kept: 'guardada',
  none: 'falta',
  'too many': 'muitas',
  gone: 'expirou',
}
