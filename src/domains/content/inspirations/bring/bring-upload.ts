import { recordChange } from '#platform/audit/record-change.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Editor, madeBy } from '../../editor.ts'
import { type EditDeps, toldOf } from '../edit-inspiration.ts'
import { bringInspirations, type BringingShop, checkBrought, type FindPicture } from './bring-inspirations.ts'
import { type InspirationsFile, readInspirationsFile } from './inspirations-file.ts'
import { type BroughtRow, findUpload, type InspirationUpload, lockUpload, setBrought } from './upload.ts'

/** As the log names it. */
export const UPLOAD_CHANGE = 'content.inspiration-upload'

/** A line that is refused: of what is wrong with it, as the calls say it. */
export interface RefusedLine {
  readonly line: number
  readonly problem: string
}

/** What would come of an upload, or what came of it. */
export interface UploadReport {
  readonly upload: InspirationUpload
  readonly count: number
  readonly inspirations: readonly {
    readonly line: number
    readonly ident: string
    readonly name: string
    readonly pieceCount: number
    readonly state: 'new' | 'changed' | 'refused'
  }[]
  readonly refused: readonly RefusedLine[]
}

export type UploadOutcome =
  | { readonly kind: 'report'; readonly report: UploadReport; readonly takenCount: number }
  | { readonly kind: 'absent' | 'brought' }

interface BringDeps extends EditDeps {
  shopOf(eshopId: number): BringingShop | null
}

/** Looks at an upload as it could be brought now, and keeps nothing; null: there is none, or its shop is gone. */
export async function reportUpload(id: number, deps: BringDeps): Promise<UploadReport | null> {
  const found = await openUpload(deps.db, id, deps)
  if (found === null) return null
  const { upload, shop, file } = found
  const { states, problems } = await checkBrought(shop, file, picturesOf(upload), deps)
  return {
    upload,
    count: file.count,
    inspirations: file.inspirations.map(({ at, inspiration: { ident, name, images } }) => ({
      line: file.lineOf(`inspirations[${at}]`),
      ident,
      name,
      pieceCount: images.reduce((sum, { hotspots }) => sum + hotspots.length, 0),
      state: states.get(at) ?? 'refused',
    })),
    refused: linesOf(file, problems),
  }
}

/** Brings what can be brought of it, once; each inspiration is told to the log, and all of them as one change that is taken back as one. */
export async function bringUpload(id: number, by: Editor, deps: BringDeps): Promise<UploadOutcome> {
  const found = await openUpload(deps.db, id, deps)
  const report = found && (await reportUpload(id, deps))
  if (found === null || report === null) return { kind: 'absent' }
  if (found.upload.brought !== null) return { kind: 'brought' }
  const { upload, shop, file } = found
  const { taken, problems } = await bringInspirations(shop, file, picturesOf(upload), deps, by)
  const brought = taken.map(({ inspiration, before }): BroughtRow => ({
    id: inspiration.id,
    version: inspiration.version,
    before: before && toldOf(before),
  }))
  return deps.db.transaction().execute(async (tx): Promise<UploadOutcome> => {
    // Of two at once each has made the same; the first one's is the one that is told.
    if ((await lockUpload(tx, id))?.brought !== null) return { kind: 'brought' }
    await setBrought(tx, id, { brought, at: deps.clock.now() })
    const after = {
      eshopId: upload.eshopId,
      fileName: upload.fileName,
      inspirationIds: brought.map((each) => each.id),
      refusedCount: file.count - brought.length,
    }
    await recordChange(tx, {
      ...madeBy(by),
      of: { kind: UPLOAD_CHANGE, id: String(id) },
      action: 'brought',
      before: null,
      after,
    })
    return { kind: 'report', report: { ...report, refused: linesOf(file, problems) }, takenCount: brought.length }
  })
}

async function openUpload(db: Database, id: number, { shopOf }: BringDeps) {
  const upload = await findUpload(db, id)
  const shop = upload && shopOf(upload.eshopId)
  const read = upload && readInspirationsFile(upload.text)
  return upload === null || shop === null || read?.kind !== 'read' ? null : { upload, shop, file: read.file }
}

function picturesOf({ pictures }: InspirationUpload): FindPicture {
  return (name) =>
    Promise.resolve(
      (Object.hasOwn(pictures, name) ? pictures[name] : undefined) ?? { wrong: 'no picture of this name was sent' },
    )
}

function linesOf(file: InspirationsFile, problems: readonly string[]): RefusedLine[] {
  return problems
    .map((problem) => ({ line: file.lineOf(problem), problem }))
    .toSorted((one, other) => one.line - other.line)
}
