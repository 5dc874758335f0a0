import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { keepSentPicture } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { formFiles } from '#platform/http/request/form-files.ts'
import type { RouteFacts } from '#platform/http/request/route-facts.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import type { SignedLinks } from './signed-links.ts'

/** What pictures are sent for: articles, inspirations. */
export interface SentPicturesOf {
  /** '/uploads/article-picture' */
  readonly path: string
  /** How the address names the thing's number: 'artigo'. */
  readonly of: string
  /** Of this use alone. */
  readonly tickets: SignedLinks
  /** Address, absolute, of the screen that the picture was sent from: it says which one it is, or what is wrong with it. */
  screenUrl(id: number, outcome: { readonly picture: string } | { readonly wrong: string }): string
}

interface SentPictureDeps {
  readonly clock: Clock
  readonly store: ImageStore
}

const MOST_BYTES = 15 * 1024 * 1024
/** Bodies under way at once; each is in memory (docs/limits.md). */
const MOST_AT_ONCE = 2
const RETRY_SECONDS = 5

/** As pictures of people come (ADR 0082): no cookies, no origin; what guards it is the ticket. */
const FACTS: RouteFacts = {
  service: 'uploads',
  access: 'anyone',
  priority: 'background',
  crossSite: 'allowed',
  secretAddress: true,
}

/** B-09: takes pictures that editors send. One is kept by its bytes (ADR 0066); the screen that it was sent from puts its place where it belongs. */
export function sentPictureRoutes(
  app: FastifyInstance,
  deps: SentPictureDeps,
  things: readonly SentPicturesOf[],
): void {
  let atOnce = 0
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
    for (const { path, of, tickets, screenUrl } of things)
      scope.post(path, { config: FACTS }, async (request, reply) => {
        const { [of]: number, bilhete } = request.query as Readonly<Record<string, unknown>>
        const id = /^(?:0|[1-9]\d{0,9})$/.test(String(number)) ? Number(number) : -1
        if (!tickets.isGood(id, String(bilhete), deps.clock.now()))
          throw new RefusedError(refusal('forbidden', 'the ticket (bilhete) is not one of ours, or is over'))
        if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES)
          throw new RefusedError(refusal('payload_too_large', `a picture has at most ${MOST_BYTES} bytes`))
        if (atOnce === MOST_AT_ONCE)
          throw new RefusedError(refusal('overloaded', 'too many pictures are being sent', RETRY_SECONDS))
        atOnce += 1
        try {
          const stream = (request.body ?? Readable.from([])) as AsyncIterable<Buffer>
          const files = formFiles(request.headers['content-type'] ?? '', stream, MOST_BYTES)
          return reply.header('cache-control', 'no-store').redirect(screenUrl(id, await takePicture(files, deps)), 303)
        } finally {
          atOnce -= 1
        }
      })
  })
}

async function takePicture(files: ReturnType<typeof formFiles>, { store }: Pick<SentPictureDeps, 'store'>) {
  for await (const file of files) {
    if (file === 'too large') return { wrong: 'it is larger than 15 MB' }
    const kept = await keepSentPicture(store, file)
    return kept.kind === 'kept' ? { picture: kept.path } : { wrong: kept.why }
  }
  return { wrong: 'no file was chosen' }
}
