import type { FastifyInstance } from 'fastify'
import { keepSentPicture } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { fileFormRoute, forgedTicket, ticketIn } from '#platform/http/request/file-form-route.ts'
import type { FormFile } from '#platform/http/request/form-files.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import type { SignedLinks } from './signed-links.ts'

/** What pictures are sent for: articles, inspirations. */
export interface SentPicturesOf {
  readonly path: `/uploads/${string}`
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
/** Of one kind of thing, under way at once; each is in memory (docs/limits.md). */
const MOST_AT_ONCE = 2

/** B-09: takes pictures that editors send. One is kept by its bytes (ADR 0066); the screen that it was sent from puts its place where it belongs. */
export function sentPictureRoutes(
  app: FastifyInstance,
  deps: SentPictureDeps,
  things: readonly SentPicturesOf[],
): void {
  for (const { path, of, tickets, screenUrl } of things)
    fileFormRoute(app, {
      path,
      secretAddress: true,
      formBytes: MOST_BYTES,
      fileBytes: MOST_BYTES,
      mostAtOnce: MOST_AT_ONCE,
      admit: (request) => {
        const { [of]: number } = request.query as Readonly<Record<string, unknown>>
        const id = /^(?:0|[1-9]\d{0,9})$/.test(String(number)) ? Number(number) : -1
        if (!tickets.isGood(id, ticketIn(request), deps.clock.now())) throw forgedTicket()
        return async (files) => screenUrl(id, await takePicture(files, deps))
      },
    })
}

async function takePicture(files: AsyncIterable<FormFile>, { store }: Pick<SentPictureDeps, 'store'>) {
  for await (const { bytes } of files) {
    if (bytes === null) return { wrong: 'it is larger than 15 MB' }
    const kept = await keepSentPicture(store, bytes)
    return kept.kind === 'kept' ? { picture: kept.path } : { wrong: kept.why }
  }
  return { wrong: 'no file was chosen' }
}
