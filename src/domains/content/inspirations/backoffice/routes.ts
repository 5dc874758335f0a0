import { rooms, styles } from '#domains/catalogue/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { editorOf } from '../../editor.ts'
import {
  createInspiration,
  type InspirationOutcome,
  saveInspiration,
  setInspirationState,
} from '../edit-inspiration.ts'
import type { Inspiration, InspirationDocument } from '../inspiration.ts'
import { findInspiration } from '../inspiration-storage.ts'
import type { InspirationParts } from '../routes.ts'
import {
  createInspirationCall,
  editedInspirationCall,
  findPiecesCall,
  listInspirationsCall,
  newInspirationCall,
  publishInspirationCall,
  saveInspirationCall,
} from './calls.ts'
import { listInspirations } from './list-inspirations.ts'

/** A piece that can be marked. */
export interface NamedPiece {
  readonly variantId: number
  readonly name: string
  readonly eshopName: string
  readonly isForSale: boolean
}

export interface InspirationEditing extends Omit<InspirationParts, 'inspirations'> {
  readonly db: Database
  readonly clock: Clock
  /** Offers by their ids; those that never existed are absent. */
  namedPieces(variantIds: readonly number[]): Promise<readonly NamedPiece[]>
  /** Where a picture of content is shown, large. */
  pictureUrl(picture: string): string
  /** How large a picture of content is, in pixels; null: there is none of that name. */
  pictureSize(picture: string): Promise<{ readonly width: number; readonly height: number } | null>
  /** Where pictures for an inspiration are sent, whole, with a ticket; 0: for a new one. */
  inspirationPictureUrl(inspirationId: number): string
  /** What is on sale under a name. */
  findPieces(q: string): Promise<readonly NamedPiece[]>
}

/** Calls of the back office (B-09). */
export function inspirationBackOffice(app: FastifyInstance, parts: InspirationEditing): void {
  const { db, editors } = parts
  mountList(
    app,
    listInspirationsCall,
    (asked) => listInspirations(asked, { db, shops: parts.inspirationShops(), editors }),
    {
      Id: ({ id }) => id,
      Nome: ({ name }) => name,
      Estado: ({ state }) => (state === 'published' ? 'publicada' : 'rascunho'),
      Divisão: ({ room }) => room,
      Estilo: ({ style }) => style,
      'De quem': ({ ownerName }) => ownerName,
      Peças: ({ pieceCount }) => pieceCount,
      Guardada: ({ savedAt }) => savedAt,
      Publicada: ({ publishedAt }) => publishedAt,
    },
  )
  mountCall(app, editedInspirationCall, async ({ params: { inspirationId }, query: { sent } }) => {
    const inspiration = await findInspiration(db, inspirationId)
    return inspiration === null ? absent(inspirationId) : presentEdited(inspiration, parts, sent)
  })
  mountCall(app, newInspirationCall, ({ query: { sent } }) => around(0, parts, sent))
  mountCall(app, createInspirationCall, async ({ body: { document }, request }) => {
    const kept = await asKept(document, parts)
    if ('problems' in kept) return refusal('parameter_invalid', kept.problems.join('\n'))
    const outcome = await createInspiration(kept, await editorOf(request), parts)
    if (outcome.kind === 'done') return presentEdited(outcome.inspiration, parts)
    return refusal('parameter_invalid', problemsOf(outcome))
  })
  mountCall(app, saveInspirationCall, async ({ params: { inspirationId }, body: { version, document }, request }) => {
    const kept = await asKept(document, parts)
    if ('problems' in kept) return refusal('parameter_invalid', kept.problems.join('\n'))
    const change = { version, document: kept }
    return answerOf(inspirationId, await saveInspiration(inspirationId, change, await editorOf(request), parts), parts)
  })
  mountCall(app, publishInspirationCall, async ({ params: { inspirationId }, body, request }) =>
    answerOf(inspirationId, await setInspirationState(inspirationId, body, await editorOf(request), parts), parts),
  )
  mountCall(app, findPiecesCall, async ({ query: { q } }) => ({
    pieces: [...(/^\d{1,9}$/.test(q.trim()) ? await parts.namedPieces([Number(q)]) : await parts.findPieces(q))],
  }))
}

/** With the sizes of the pictures as they are kept, whatever was sent; one that nobody keeps is a problem, with its place. */
async function asKept(
  document: InspirationDocument,
  { pictureSize }: InspirationEditing,
): Promise<InspirationDocument | { readonly problems: readonly string[] }> {
  const sizes = await Promise.all(document.images.map(({ picture }) => pictureSize(picture)))
  const problems = sizes.flatMap((size, index) =>
    size === null ? [`images[${index}].picture: no such picture is kept`] : [],
  )
  if (problems.length > 0) return { problems }
  return { ...document, images: document.images.map((image, index) => ({ ...image, ...sizes[index] })) }
}

function answerOf(id: number, outcome: InspirationOutcome, parts: InspirationEditing) {
  if (outcome.kind === 'done') return presentEdited(outcome.inspiration, parts)
  if (outcome.kind === 'absent') return absent(id)
  // The present value is one GET away: who asks shows both.
  if (outcome.kind === 'stale')
    return refusal('conflict', `inspiration ${id} has version ${outcome.present.version} by now`)
  return refusal('parameter_invalid', problemsOf(outcome))
}

function absent(id: number) {
  return refusal('not_found', `there is no inspiration ${id}`)
}

function problemsOf(outcome: Exclude<InspirationOutcome, { kind: 'done' }>): string {
  return outcome.kind === 'wrong' ? outcome.problems.join('\n') : outcome.kind
}

async function presentEdited(
  { id, version, state, name, description, isStl, room, style, eshopId, images }: Inspiration,
  parts: InspirationEditing,
  sent?: string,
) {
  const { namedPieces, pictureUrl } = parts
  const marked = images.flatMap(({ hotspots }) => hotspots.map(({ variantId }) => variantId))
  return {
    id,
    version,
    state,
    document: {
      name,
      description,
      isStl,
      room,
      style,
      eshopId,
      images: images.map(({ hotspots, ...image }) => ({
        ...image,
        hotspots: hotspots.map(({ x, y, variantId }) => ({ x, y, variantId })),
      })),
    },
    ...(await around(id, parts, sent)),
    pictureUrls: images.map(({ picture }) => pictureUrl(picture)),
    pieces: [...(await namedPieces(marked))],
  }
}

/** What the form is drawn with beside the inspiration. */
async function around(id: number, parts: InspirationEditing, sent: string | undefined) {
  const size = sent === undefined ? null : await parts.pictureSize(sent)
  return {
    rooms: rooms.map(named),
    styles: styles.map(named),
    sent: sent === undefined || size === null ? null : { picture: sent, ...size, url: parts.pictureUrl(sent) },
    pictureUploadUrl: parts.inspirationPictureUrl(id),
  }
}

function named({ slug, label }: { readonly slug: string; readonly label: string }) {
  return { slug, name: label }
}
