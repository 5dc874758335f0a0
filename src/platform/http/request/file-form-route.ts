import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusedError, refusal } from '../../errors/refusal.ts'
import { type FormFile, formFiles } from './form-files.ts'
import type { RouteFacts } from './route-facts.ts'

export interface FileFormRoute {
  readonly path: `/uploads/${string}`
  /** Its address says what no log may hold. */
  readonly secretAddress?: true
  /** Of the whole form, what stands around its files included, and of one file. */
  readonly formBytes: number
  readonly fileBytes: number
  /** Forms under way at once; of each one file is in memory (docs/limits.md). */
  readonly mostAtOnce: number
  /**
   * Whether a form may be sent, by what its address says: throws where not. Gives the address, absolute, that the browser is led to, or what
   * takes the files and gives it.
   */
  admit(request: FastifyRequest): string | ((files: AsyncIterable<FormFile>) => Promise<string>)
}

const RETRY_SECONDS = 5
/** Around the files of a form: names, boundaries. */
export const FORM_BYTES = 16 * 1024

/**
 * Takes files that a form sends to a host of its own, which gets no cookies and holds nothing (ADR 0082). Browsers name no origin to it,
 * because the page tells its address to no other host: what guards it is the ticket. What else stands in the request is not looked at.
 */
export function fileFormRoute(app: FastifyInstance, route: FileFormRoute): void {
  const { path, formBytes, fileBytes, mostAtOnce, secretAddress } = route
  const facts: RouteFacts = { service: 'uploads', access: 'anyone', priority: 'background', crossSite: 'allowed' }
  let atOnce = 0
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
    scope.post(path, { config: { ...facts, ...(secretAddress && { secretAddress }) } }, async (request, reply) => {
      const admitted = route.admit(request)
      if (Number(request.headers['content-length'] ?? 0) > formBytes)
        throw new RefusedError(refusal('payload_too_large', `the files of a form have at most ${formBytes} bytes`))
      reply.header('cache-control', 'no-store')
      if (typeof admitted === 'string') return reply.redirect(admitted, 303)
      if (atOnce === mostAtOnce)
        throw new RefusedError(refusal('overloaded', 'too many pictures are being sent', RETRY_SECONDS))
      atOnce += 1
      try {
        const stream = (request.body ?? Readable.from([])) as AsyncIterable<Buffer>
        return reply.redirect(await admitted(formFiles(request.headers['content-type'] ?? '', stream, fileBytes)), 303)
      } finally {
        atOnce -= 1
      }
    })
  })
}

/** The ticket of such a form's address; '' where there is none. */
export function ticketIn({ query }: FastifyRequest): string {
  const { bilhete } = query as { bilhete?: unknown }
  return typeof bilhete === 'string' ? bilhete : ''
}

export function forgedTicket(): RefusedError {
  return new RefusedError(refusal('forbidden', 'the ticket (bilhete) is not one of ours, or is over'))
}

export function tooManyPictures(): RefusedError {
  return new RefusedError(refusal('too_many_requests', 'too many pictures', 60))
}
