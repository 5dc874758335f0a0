import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AVATAR_BYTES } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { createRateLimiter } from '#platform/http/overload/rate-limit.ts'
import { formFiles } from '#platform/http/request/form-files.ts'
import type { RouteFacts } from '#platform/http/request/route-facts.ts'
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
/** Bodies in memory at once, 10 MB each (docs/limits.md). */
const MOST_AT_ONCE = 4
const RETRY_SECONDS = 5
/** Around the file of a form: names, boundaries. */
const FORM_BYTES = 16 * 1024

/**
 * On a host of its own, which gets no cookies and holds nothing (ADR 0082). Browsers name no origin to it, because the page tells its
 * address to no other host: what guards it is the ticket.
 */
const FACTS: RouteFacts = { service: 'uploads', access: 'anyone', priority: 'background', crossSite: 'allowed' }

/** Takes pictures of people. What stands in the request besides the ticket and the file is not looked at. */
export function avatarRoutes(app: FastifyInstance, deps: AvatarRouteDeps): void {
  const limiter = createRateLimiter(RATE, deps.clock)
  let atOnce = 0
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
    scope.post('/uploads/avatar', { config: FACTS }, async (request, reply) => {
      const ticket = deps.tickets.read(ticketOf(request), deps.clock.now())
      if (ticket.kind === 'forged') throw refused('forbidden', 'the ticket (bilhete) is not one of ours')
      if (Number(request.headers['content-length'] ?? 0) > AVATAR_BYTES + FORM_BYTES) throw tooLarge()
      if (ticket.kind === 'over') return lead(reply, deps, 'expirou')
      if (!limiter.allows(String(ticket.personId))) throw refused('too_many_requests', 'too many pictures', 60)
      if (atOnce === MOST_AT_ONCE) throw refused('overloaded', 'too many pictures are being sent', RETRY_SECONDS)
      atOnce += 1
      try {
        const bytes = await fileOf(request)
        return lead(reply, deps, bytes === null ? 'falta' : outcomeOf(await setAvatar(deps, ticket.personId, bytes)))
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

function lead(reply: FastifyReply, { resultUrl }: AvatarRouteDeps, outcome: AvatarOutcome): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(resultUrl(outcome), 303)
}

/** The first file of the form; null: none was chosen. */
async function fileOf({ headers, body }: FastifyRequest): Promise<Buffer | null> {
  const stream = (body ?? Readable.from([])) as AsyncIterable<Buffer>
  for await (const file of formFiles(headers['content-type'] ?? '', stream, AVATAR_BYTES)) {
    if (file === 'too large') throw tooLarge()
    return file
  }
  return null
}

function tooLarge(): RefusedError {
  return refused('payload_too_large', `a picture has at most ${AVATAR_BYTES} bytes`)
}

function refused(...given: Parameters<typeof refusal>): RefusedError {
  return new RefusedError(refusal(...given))
}

/** What came of it, as the page's address says it (`fotografia=`). */
export type AvatarOutcome =
  | 'guardada'
  | 'expirou'
  | 'falta'
  | 'grande'
  | 'pequena'
  | 'vazia'
  | 'danificada'
  | 'nenhuma'
  | 'svg'
  | 'formato'
  | 'complexa'

function outcomeOf(set: SetAvatar): AvatarOutcome {
  return OUTCOMES[set] ?? 'danificada'
}

const OUTCOMES: Partial<Readonly<Record<SetAvatar, AvatarOutcome>>> = {
  kept: 'guardada',
  unknown: 'expirou',
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
