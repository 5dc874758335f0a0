import type { FastifyInstance } from 'fastify'
import { contentPictureSize, keepSentPicture } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { fileFormRoute, forgedTicket, ticketIn } from '#platform/http/request/file-form-route.ts'
import type { FormFile } from '#platform/http/request/form-files.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import type { SignedLinks } from '../../signed-links.ts'
import type { NamedPicture } from './bring-inspirations.ts'
import { decodedText } from './decoded-text.ts'
import { readInspirationsFile } from './inspirations-file.ts'
import { insertUpload } from './upload.ts'

/** One file of words and as many pictures as a form has room for beside it (docs/limits.md). */
const MOST_FORM_BYTES = 100 * 1024 * 1024
const MOST_PICTURE_BYTES = 15 * 1024 * 1024
const MOST_TEXT_BYTES = 4 * 1024 * 1024
const MOST_AT_ONCE = 1

export interface SentInspirations {
  readonly path: `/uploads/${string}`
  readonly tickets: SignedLinks
  readonly db: Database
  readonly clock: Clock
  readonly store: ImageStore
  /** Address, absolute, of the screen: of what was sent, or of the shop with what is wrong. */
  bringScreenUrl(at: { readonly uploadId: number } | { readonly eshopId: number; readonly wrong: string }): string
}

/** takes a shop's inspirations as a file with its pictures. Nothing is brought yet: the screen that it leads to says what would come of it. */
export function sentInspirationsRoute(app: FastifyInstance, sent: SentInspirations): void {
  fileFormRoute(app, {
    path: sent.path,
    secretAddress: true,
    formBytes: MOST_FORM_BYTES,
    fileBytes: MOST_PICTURE_BYTES,
    mostAtOnce: MOST_AT_ONCE,
    admit: (request) => {
      const { loja } = request.query as Readonly<Record<string, unknown>>
      const eshopId = /^[1-9]\d{0,9}$/.test(String(loja)) ? Number(loja) : -1
      if (!sent.tickets.isGood(eshopId, ticketIn(request), sent.clock.now())) throw forgedTicket()
      return async (files) => sent.bringScreenUrl(await keepSent(eshopId, files, sent))
    },
  })
}

async function keepSent(eshopId: number, files: AsyncIterable<FormFile>, { db, clock, store }: SentInspirations) {
  const pictures = new Map<string, NamedPicture>()
  let words: { readonly fileName: string; readonly text: string } | null = null
  const refused = (wrong: string) => ({ eshopId, wrong })
  for await (const { name, bytes } of files) {
    if (!/\.(?:json|csv|txt)$/i.test(name)) pictures.set(name, await kept(store, bytes))
    else if (words !== null) return refused('one file of words is brought at a time')
    else {
      const text = bytes === null ? null : decodedText(bytes)
      if (text === null || Buffer.byteLength(text) > MOST_TEXT_BYTES) return refused('it is larger than 4 MB')
      words = { fileName: readableName(name), text }
    }
  }
  if (words === null) return refused('there is no JSON and no CSV among the files')
  const read = words.text.includes('\0') ? null : readInspirationsFile(words.text)
  if (read?.kind !== 'read') return refused(read?.problems.slice(0, MOST_TOLD).join('\n') ?? 'it is no text')
  return {
    uploadId: await insertUpload(db, {
      eshopId,
      ...words,
      pictures: Object.fromEntries(pictures),
      sentAt: clock.now(),
    }),
  }
}

/** More than these say no more, and an address has an end. */
const MOST_TOLD = 5

async function kept(store: ImageStore, bytes: Buffer | null): Promise<NamedPicture> {
  if (bytes === null) return { wrong: 'it is larger than 15 MB' }
  const picture = await keepSentPicture(store, bytes)
  if (picture.kind === 'wrong') return { wrong: picture.why }
  const size = await contentPictureSize(store, picture.path)
  return size === null ? { wrong: 'it is not kept' } : { picture: picture.path, ...size }
}

function readableName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').slice(-200)
}
