import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf, type Refusal, refusal } from '#platform/errors/refusal.ts'
import { clientErrors } from '#platform/errors/catalogue.ts'
import { findPicture } from './category-picture.ts'
import { type ImageBox, imageSizes, imageWidths } from './image-address.ts'
import type { RenderedImages } from './rendered-images.ts'

type Params = { kind: string; ab: string; cd: string; ef: string; imageId: string; size: string }

/** `/{kind}/{ab}/{cd}/{ef}/{imageId}/{size}` on the image host: webp to those who take it, else jpg. */
export const imageRoutes = (app: FastifyInstance, { images }: { images: RenderedImages }): void => {
  app.get<{ Params: Params }>(
    '/:kind(^tiny|product|review|avatar|inspiration$)/:ab/:cd/:ef/:imageId/:size',
    { config: { service: 'images', access: 'anyone', priority: 'page' } },
    async (request, reply) => {
      const { kind, ab, cd, ef, imageId, size } = request.params
      const picture = [ab, cd, ef].every((pair) => /^[0-9a-f]{2}$/.test(pair)) ? findPicture(kind, ab + cd + ef, imageId) : null
      if (!picture) return sendProblem(request, reply, refusal('not_found', 'no image has this address'))
      const box = boxOf(size)
      if (!box) return sendProblem(request, reply, refusal('parameter_invalid', clientErrors.image_size_unknown.message))
      return sendImage(request, reply, images, picture, box)
    },
  )
}

/** Nobody reads a page in the place of a picture: what was wrong is said as data. */
const sendProblem = (request: FastifyRequest, reply: FastifyReply, refused: Refusal): FastifyReply =>
  reply.code(refused.status).header('cache-control', 'no-store').type('application/problem+json; charset=utf-8').send(JSON.stringify(problemOf(refused, request.id)))

const boxOf = (size: string): ImageBox | null => {
  if (Object.hasOwn(imageSizes, size)) return imageSizes[size as keyof typeof imageSizes]
  const width = Number(/^w(\d{2,4})$/.exec(size)?.[1])
  return (imageWidths as readonly number[]).includes(width) ? { width } : null
}

const sendImage = async (request: FastifyRequest, reply: FastifyReply, images: RenderedImages, picture: { svg: string; imageId: string; hash: string }, box: ImageBox) => {
  const format = (request.headers.accept ?? '').includes('image/webp') ? 'webp' : 'jpeg'
  const etag = `"${picture.hash}-${box.width}-${format}"`
  reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept', etag, 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(`image/${format}`).send(await images.render(picture, box, format))
}
