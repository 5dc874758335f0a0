import type { FastifyInstance } from 'fastify'
import { AVATAR_BYTES, PICTURE_OUTCOMES, type PictureOutcome } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { createRateLimiter } from '#platform/http/overload/rate-limit.ts'
import {
  fileFormRoute,
  FORM_BYTES,
  forgedTicket,
  ticketIn,
  tooManyPictures,
} from '#platform/http/request/file-form-route.ts'
import { type AvatarDeps, type SetAvatar, setAvatar } from './avatars.ts'
import type { AvatarTickets } from './avatar-tickets.ts'

export interface AvatarRouteDeps extends AvatarDeps {
  readonly clock: Clock
  readonly tickets: AvatarTickets
  /** Address of the page that shows what came of it: 'https://poiso.pt/user/perfil?fotografia=guardada#fotografia'. */
  resultUrl(outcome: string): string
}

/** Of one person: ten at once, then one a minute. */
const RATE = { perSecond: 1 / 60, burst: 10 }

/** Takes pictures of people, the first file of each form. */
export function avatarRoutes(app: FastifyInstance, deps: AvatarRouteDeps): void {
  const limiter = createRateLimiter(RATE, deps.clock)
  const lead = (outcome: AvatarOutcome) => deps.resultUrl(outcome)
  fileFormRoute(app, {
    path: '/uploads/avatar',
    formBytes: AVATAR_BYTES + FORM_BYTES,
    fileBytes: AVATAR_BYTES,
    mostAtOnce: 4,
    admit: (request) => {
      const ticket = deps.tickets.read(ticketIn(request), deps.clock.now())
      if (ticket.kind === 'forged') throw forgedTicket()
      if (ticket.kind === 'over') return lead('expirou')
      if (!limiter.allows(String(ticket.personId))) throw tooManyPictures()
      return async (files) => {
        for await (const { bytes } of files) {
          if (bytes === null)
            throw new RefusedError(refusal('payload_too_large', `a picture has at most ${AVATAR_BYTES} bytes`))
          return lead(OUTCOMES[await setAvatar(deps, ticket.personId, bytes)] ?? 'danificada')
        }
        return lead('falta')
      }
    },
  })
}

/** What came of it, as the page's address says it (`fotografia=`). */
type AvatarOutcome = PictureOutcome | 'guardada' | 'expirou' | 'falta'

const OUTCOMES: Partial<Readonly<Record<SetAvatar, AvatarOutcome>>> = {
  ...PICTURE_OUTCOMES,
  kept: 'guardada',
  unknown: 'expirou',
}
