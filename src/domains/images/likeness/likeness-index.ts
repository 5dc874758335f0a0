import type { FileHandle } from 'node:fs/promises'
import pLimit from 'p-limit'
import { categoryById } from '#domains/catalogue/contract.ts'
import { createDotKernel, type DotKernel, KERNEL_ROWS } from './dot-kernel.ts'
import { LOOKED_AT_AGAIN, surestFirst } from './surest-first.ts'
import { type LikenessFile, type LikenessPart, newestLikenessFile, openRows } from './likeness-file.ts'
import { FULL_LIKENESS, idsOfRow, type PieceSizes, queryVector, ROW_BYTES } from './likeness-row.ts'
import { DESCRIPTOR_BYTES } from './weigh-features.ts'
import { NearestRows } from './nearest-rows.ts'

export interface LikenessQuery {
  readonly descriptor: Int8Array
  readonly sizes: PieceSizes
  /** null: of any department. */
  readonly categoryId: number | null
  /** Never among the answers: the source's own product. */
  readonly productId: number | null
  readonly most: number
}

export interface LikePiece {
  readonly productId: number
  readonly variantId: number
  /** 1 is a picture's likeness to itself; category and size add to it. The first of an answer may have less than the second: it is the surest. */
  readonly likeness: number
}

export interface LikenessIndex {
  /** The pieces most like it, best first; null while there is no file. Nothing is approximate: every row of the department is compared, of the nearest the surest comes first. */
  nearest(query: LikenessQuery): Promise<LikePiece[] | null>
  /** Opens the newest file when there is a newer one. */
  follow(): Promise<void>
  readonly rows: number
  close(): Promise<void>
}

/**
 * What the same category adds to a likeness, and one beside it under the same parent: a chest of drawers is followed by chests, not
 * by a basket of its colour; the same piece that a shop has in another category still comes before what is only of its category.
 */
export const CATEGORY_ADDS = { same: 0.4 * FULL_LIKENESS, sibling: 0.16 * FULL_LIKENESS }

/**
 * Likeness over the newest file of a folder. Rows are read in pieces on the system's threads, one piece while the one before is
 * compared: a query holds the event loop for a fraction of a millisecond at a time, and the process holds 1.3 MB whatever the
 * number of products. Queries are answered one after another.
 */
export function openLikenessIndex(folder: string): LikenessIndex {
  const kernel = createDotKernel()
  const inTurn = pLimit(1)
  let opened: OpenedFile | null = null
  return {
    nearest: (query) => inTurn(async () => opened && search(opened, kernel, query)),
    follow: async () => {
      const newest = await newestLikenessFile(folder)
      if (newest === null || newest.name === opened?.file.name) return
      const next = { file: newest, handle: await openRows(folder, newest) }
      await inTurn(async () => {
        await opened?.handle.close()
        opened = next
      })
    },
    get rows() {
      return opened?.file.rows ?? 0
    },
    close: () =>
      inTurn(async () => {
        await opened?.handle.close()
        opened = null
      }),
  }
}

interface OpenedFile {
  readonly file: LikenessFile
  readonly handle: FileHandle
}

async function search({ file, handle }: OpenedFile, kernel: DotKernel, query: LikenessQuery): Promise<LikePiece[]> {
  // One more, for the source's own product is among them.
  const nearest = new NearestRows(Math.max(query.most, LOOKED_AT_AGAIN) + 1)
  const known = new Map<number, KnownRow>()
  kernel.setQuery(queryVector(query.descriptor, query.sizes))
  const pieces = piecesOf(partsFor(file.parts, query.categoryId))
  let reading = readPiece(handle, kernel, pieces[0], 0)
  for (const [at, piece] of pieces.entries()) {
    await reading
    const buffer = (at % 2) as 0 | 1
    reading = readPiece(handle, kernel, pieces[at + 1], (1 - buffer) as 0 | 1)
    addPiece(nearest, known, kernel, piece, buffer)
  }
  return piecesFound(nearest, known, query)
}

/** Parts that are searched, with what their category adds. */
interface WeighedPart extends LikenessPart {
  readonly adds: number
}

function partsFor(parts: readonly LikenessPart[], categoryId: number | null): WeighedPart[] {
  const own = categoryId === null ? null : categoryById(categoryId)
  return parts
    .filter(({ departmentId }) => own === null || departmentId === own.departmentId)
    .map((part) => ({ ...part, adds: addedBy(part.categoryId, categoryId, own?.parentId ?? null) }))
}

function addedBy(categoryId: number | null, asked: number | null, parentId: number | null): number {
  if (asked === null || categoryId === null) return 0
  if (categoryId === asked) return CATEGORY_ADDS.same
  return parentId !== null && categoryById(categoryId)?.parentId === parentId ? CATEGORY_ADDS.sibling : 0
}

/** Rows that are read at once: neighbouring parts together, as many as a buffer holds. */
interface Piece {
  readonly from: number
  readonly rows: number
  readonly parts: readonly WeighedPart[]
}

function piecesOf(parts: readonly WeighedPart[]): Piece[] {
  const pieces: Piece[] = []
  for (const run of runsOf(parts)) {
    const [first, last] = [run[0] as WeighedPart, run.at(-1) as WeighedPart]
    for (let from = first.from; from < last.from + last.rows; from += KERNEL_ROWS) {
      const rows = Math.min(KERNEL_ROWS, last.from + last.rows - from)
      pieces.push({ from, rows, parts: run.filter((part) => part.from < from + rows && part.from + part.rows > from) })
    }
  }
  return pieces
}

/** Parts that lie side by side. */
function runsOf(parts: readonly WeighedPart[]): WeighedPart[][] {
  const runs: WeighedPart[][] = []
  for (const part of parts) {
    const last = runs.at(-1)?.at(-1)
    if (last !== undefined && last.from + last.rows === part.from) runs.at(-1)?.push(part)
    else runs.push([part])
  }
  return runs
}

async function readPiece(
  handle: FileHandle,
  kernel: DotKernel,
  piece: Piece | undefined,
  buffer: 0 | 1,
): Promise<void> {
  if (piece === undefined) return
  const length = piece.rows * ROW_BYTES
  for (let read = 0; read < length;) {
    const { bytesRead } = await handle.read(kernel.buffers[buffer], read, length - read, piece.from * ROW_BYTES + read)
    if (bytesRead === 0) throw new Error(`the likeness file ends before row ${piece.from + piece.rows}`)
    read += bytesRead
  }
}

/** Which products the rows of a piece are, and what they look like, is read only of those that come among the nearest. */
function addPiece(
  nearest: NearestRows,
  known: Map<number, KnownRow>,
  kernel: DotKernel,
  piece: Piece,
  buffer: 0 | 1,
): void {
  const sums = kernel.compare(buffer, piece.rows)
  const bytes = kernel.buffers[buffer]
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const part of piece.parts) {
    const [first, last] = [
      Math.max(0, part.from - piece.from),
      Math.min(piece.rows, part.from + part.rows - piece.from),
    ]
    let least = nearest.least - part.adds
    for (let row = first; row < last; row += 1) {
      if ((sums[row] as number) < least) continue
      nearest.add((sums[row] as number) + part.adds, piece.from + row)
      known.set(piece.from + row, {
        ids: idsOfRow(view, row * ROW_BYTES),
        vector: new Int8Array(bytes.slice(row * ROW_BYTES, row * ROW_BYTES + DESCRIPTOR_BYTES).buffer),
      })
      least = nearest.least - part.adds
    }
  }
}

interface KnownRow {
  readonly ids: Pick<LikePiece, 'productId' | 'variantId'>
  readonly vector: Int8Array
}

function piecesFound(
  nearest: NearestRows,
  known: ReadonlyMap<number, KnownRow>,
  { productId, most }: LikenessQuery,
): LikePiece[] {
  return surestFirst(
    nearest
      .sorted()
      .map(({ sum, row }) => ({ sum, ...(known.get(row) as KnownRow) }))
      .filter(({ ids }) => ids.productId !== productId),
  )
    .slice(0, most)
    .map(({ sum, ids }) => ({ ...ids, likeness: sum / FULL_LIKENESS }))
}
