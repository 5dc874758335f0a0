import type { FastifyInstance } from 'fastify'
import { keepSentPicture } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { fileFormRoute, forgedTicket, ticketIn } from '#platform/http/request/file-form-route.ts'
import type { FormFile } from '#platform/http/request/form-files.ts'
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

/** B-09: takes a picture for an article. It is kept by its bytes (ADR 0066); the editor puts its place into a block. */
export function articlePictureRoute(app: FastifyInstance, deps: ArticlePictureDeps): void {
  fileFormRoute(app, {
    path: '/uploads/article-picture',
    secretAddress: true,
    formBytes: MOST_BYTES,
    fileBytes: MOST_BYTES,
    mostAtOnce: 2,
    admit: (request) => {
      const { artigo } = request.query as { artigo?: unknown }
      const articleId = /^[1-9]\d{0,9}$/.test(String(artigo)) ? Number(artigo) : 0
      if (!deps.tickets.isGood(articleId, ticketIn(request), deps.clock.now())) throw forgedTicket()
      return async (files) => deps.articleScreenUrl(articleId, await takePicture(files, deps))
    },
  })
}

async function takePicture(files: AsyncIterable<FormFile>, { store }: Pick<ArticlePictureDeps, 'store'>) {
  for await (const file of files) {
    if (file === 'too large') return { wrong: 'it is larger than 15 MB' }
    const kept = await keepSentPicture(store, file)
    return kept.kind === 'kept' ? { picture: kept.path } : { wrong: kept.why }
  }
  return { wrong: 'no file was chosen' }
}
