import type { FastifyInstance } from 'fastify'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { editorOf } from '../../editor.ts'
import { bringUpload, reportUpload, type UploadReport } from '../bring/bring-upload.ts'
import type { EditDeps } from '../edit-inspiration.ts'
import type { InspirationShops } from '../find-inspirations.ts'
import { bringInspirationUploadCall, inspirationUploadCall, newInspirationUploadCall } from './upload-calls.ts'

export interface UploadParts extends EditDeps {
  inspirationShops(): InspirationShops
  /** Where files of a shop are sent, whole, with a ticket. */
  inspirationsFileUrl(eshopId: number): string
}

/** Calls of the back office about files that shops bring. */
export function inspirationUploadRoutes(app: FastifyInstance, parts: UploadParts): void {
  const shopOf = (id: number) => {
    const shop = parts.inspirationShops().get(id)
    return shop === undefined ? null : { ...shop, id }
  }
  const deps = { db: parts.db, clock: parts.clock, shopOf }
  const present = (report: UploadReport, takenCount: number | null) =>
    presentUpload(report, takenCount, shopOf(report.upload.eshopId)?.name ?? '')
  mountCall(app, newInspirationUploadCall, ({ query: { eshopId } }) => {
    if (eshopId !== undefined && shopOf(eshopId) === null) return refusal('not_found', `there is no shop ${eshopId}`)
    const eshops = [...parts.inspirationShops()].map(([id, { name }]) => ({ id, name }))
    return {
      eshops: eshops.toSorted((one, other) => one.name.localeCompare(other.name, 'pt')),
      uploadUrl: eshopId === undefined ? null : parts.inspirationsFileUrl(eshopId),
    }
  })
  mountCall(app, inspirationUploadCall, async ({ params: { uploadId } }) => {
    const report = await reportUpload(uploadId, deps)
    return report === null ? absent(uploadId) : present(report, report.upload.brought?.length ?? null)
  })
  mountCall(app, bringInspirationUploadCall, async ({ params: { uploadId }, request }) => {
    const outcome = await bringUpload(uploadId, await editorOf(request), deps)
    if (outcome.kind === 'absent') return absent(uploadId)
    if (outcome.kind !== 'report') return refusal('conflict', `upload ${uploadId} was brought already`)
    return present(outcome.report, outcome.takenCount)
  })
}

function absent(id: number) {
  return refusal('not_found', `there is no upload ${id}`)
}

function presentUpload(
  { upload, count, inspirations, refused }: UploadReport,
  takenCount: number | null,
  name: string,
) {
  return {
    id: upload.id,
    eshopName: name,
    fileName: upload.fileName,
    sentAt: upload.sentAt.toISOString(),
    broughtAt: upload.broughtAt?.toISOString() ?? null,
    inspirationCount: count,
    takenCount,
    inspirations: [...inspirations],
    refused: [...refused],
  }
}
