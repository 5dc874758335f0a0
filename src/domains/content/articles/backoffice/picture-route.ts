import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { keepSentPicture } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { formFiles } from '#platform/http/request/form-files.ts'
import type { RouteFacts } from '#platform/http/request/route-facts.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import type { SignedLinks } from '../signed-links.ts'

export interface ArticlePictureDeps {
  readonly clock: Clock
  readonly store: ImageStore
  readonly tickets: SignedLinks
  /** Address, absolute, of the screen that the picture was sent from: it says which one it is, or what is wrong with it. */
  articleScreenUrl(articleId: number, outcome: { readonly picture: string } | { readonly wrong: string }): string
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

/** B-09: takes a picture for an article. It is kept by its bytes (ADR 0066); the editor puts its place into a block. */
export function articlePictureRoute(app: FastifyInstance, deps: ArticlePictureDeps): void {
  let atOnce = 0
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
    scope.post('/uploads/article-picture', { config: FACTS }, async (request, reply) => {
      const { artigo, bilhete } = request.query as { artigo?: unknown; bilhete?: unknown }
      const articleId = /^[1-9]\d{0,9}$/.test(String(artigo)) ? Number(artigo) : 0
      if (!deps.tickets.isGood(articleId, String(bilhete), deps.clock.now()))
        throw new RefusedError(refusal('forbidden', 'the ticket (bilhete) is not one of ours, or is over'))
      if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES)
        throw new RefusedError(refusal('payload_too_large', `a picture of an article has at most ${MOST_BYTES} bytes`))
      if (atOnce === MOST_AT_ONCE)
        throw new RefusedError(refusal('overloaded', 'too many pictures are being sent', RETRY_SECONDS))
      atOnce += 1
      try {
        const stream = (request.body ?? Readable.from([])) as AsyncIterable<Buffer>
        const outcome = await takePicture(formFiles(request.headers['content-type'] ?? '', stream, MOST_BYTES), deps)
        return reply.header('cache-control', 'no-store').redirect(deps.articleScreenUrl(articleId, outcome), 303)
      } finally {
        atOnce -= 1
      }
    })
  })
}

async function takePicture(files: ReturnType<typeof formFiles>, { store }: Pick<ArticlePictureDeps, 'store'>) {
  for await (const file of files) {
    if (file === 'too large') return { wrong: 'it is larger than 15 MB' }
    const kept = await keepSentPicture(store, file)
    return kept.kind === 'kept' ? { picture: kept.path } : { wrong: kept.why }
  }
  return { wrong: 'no file was chosen' }
}
