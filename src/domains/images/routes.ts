import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { useReadyAnswers } from '#platform/http/answers/ready-answers.ts'
import { clientErrors } from '#platform/errors/catalogue.ts'
import { problemOf, type Refusal, refusal } from '#platform/errors/refusal.ts'
import type { AskedImage, ImageService, SentImage } from './serving/image-service.ts'
import type { ImageKind } from './image-address.ts'
import { type KeptImages, keptImages } from './serving/kept-images.ts'
import type { ImageFormat } from './serving/make-rendition.ts'
import { formatOf, imageHeaders, isKnown } from './serving/image-headers.ts'
import { type ImageSubject, readHash, readImageId, readKind, readSize } from './serving/read-address.ts'

type Params = { kind: string; ab: string; cd: string; ef: string; imageId: string; size: string }

const ROUTE = '/:kind(^tiny|product|review|avatar|inspiration$)/:ab/:cd/:ef/:imageId/:size'

/**
 * `/{kind}/{ab}/{cd}/{ef}/{imageId}/{size}` on the image host: webp to those who take it, else jpg. What is kept in
 * memory leaves before the framework sees the request (ADR 0020). `https` as the site's own address.
 */
export function imageRoutes(app: FastifyInstance, { images, https }: { images: ImageService; https: boolean }): void {
  const kept = keptImages({ route: ROUTE, https, takenDown: images.takenDown })
  useReadyAnswers(app.server, kept.find, { service: 'images', priority: 'image' })
  app.get<{ Params: Params }>(
    ROUTE,
    { config: { service: 'images', access: 'anyone', priority: 'image' } },
    async (request, reply) => {
      const asked = readAsked(request.params, request.query as object)
      if ('code' in asked) return sendProblem(request, reply, asked)
      const format = formatOf(request.headers.accept)
      const image = await images.answer(asked, format)
      return image === null
        ? sendProblem(request, reply, NO_IMAGE)
        : sendImage(request, reply, image, { asked, format, kept })
    },
  )
}

const NO_IMAGE = refusal('not_found', 'no image has this address')

function readAsked({ kind, ab, cd, ef, imageId, size }: Params, query: object): AskedImage | Refusal {
  const [known, hash, subject] = [readKind(kind), readHash(ab, cd, ef), readImageId(imageId)]
  if (known === null || hash === null || subject === null) return NO_IMAGE
  if (!mayShow(known, subject)) return NO_IMAGE
  if ('width' in query || 'sizeName' in query)
    return refusal('parameter_invalid', clientErrors.image_size_missing.message)
  const box = readSize(known, size)
  return box === null ? refusal('parameter_invalid', clientErrors.image_size_unknown.message) : { hash, subject, box }
}

/**
 * A drawing or a shop's address is an article's and no review's, avatar's or inspiration's; what editors choose is an inspiration; people
 * are avatars, what buyers send is a review.
 */
function mayShow(kind: ImageKind, { kind: of }: ImageSubject): boolean {
  if (of === 'content') return kind === 'inspiration'
  if (of === 'avatar') return kind === 'avatar' || kind === 'tiny'
  if (of === 'review') return kind === 'review' || kind === 'tiny'
  return of === 'picture' || kind === 'product' || kind === 'tiny'
}

/** Nobody reads a page in the place of a picture: what was wrong is said as data. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, refused: Refusal): FastifyReply {
  return reply
    .code(refused.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(refused, request.id)))
}

function sendImage(
  request: FastifyRequest,
  reply: FastifyReply,
  image: SentImage,
  { asked, format, kept }: { asked: AskedImage; format: ImageFormat; kept: KeptImages },
): FastifyReply {
  const headers = imageHeaders(image, asked.box, format)
  kept.keep(request.raw.url ?? '', format, image, headers)
  reply.code(image.status).headers(headers)
  if (image.status === 200 && isKnown(request.headers['if-none-match'], headers.etag)) return reply.code(304).send()
  return reply.send(image.body)
}
