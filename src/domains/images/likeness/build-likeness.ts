import { categoryById } from '#domains/catalogue/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { describedPictures, mostTelling } from './descriptor-storage.ts'
import { type LikenessFile, type LikenessGroup, newestLikenessFile, writeLikenessFile } from './likeness-file.ts'
import type { LikenessCandidate } from './likeness-source.ts'
import { PackedRows } from './packed-rows.ts'

export interface BuildLikenessOptions {
  readonly db: Database
  readonly folder: string
  readonly now: Date
  /** Every product that can be bought, some thousands at a time. */
  candidates(): AsyncIterable<readonly LikenessCandidate[]>
}

/** Writes a file of all products whose picture is described; 80 bytes of memory a product while it is made. */
export async function buildLikeness({ db, folder, now, candidates }: BuildLikenessOptions): Promise<LikenessFile> {
  const byCategory = new Map<number | null, PackedRows>()
  for await (const batch of candidates()) {
    const described = await describedPictures(db, [...new Set(batch.flatMap(({ imageUrls }) => imageUrls))])
    for (const candidate of batch) {
      const picture = mostTelling(candidate.imageUrls.flatMap((url) => described.get(url) ?? []))
      if (picture === null) continue
      const rows = byCategory.get(candidate.categoryId) ?? new PackedRows()
      rows.add({
        productId: candidate.productId,
        variantId: candidate.variantId,
        descriptor: picture.descriptor,
        sizes: candidate.sizes,
      })
      byCategory.set(candidate.categoryId, rows)
    }
  }
  // A file's name is its time: two of one moment would be one.
  const last = await newestLikenessFile(folder)
  return writeLikenessFile(folder, groupsOf(byCategory), Math.max(now.getTime(), (last?.builtAtMs ?? 0) + 1))
}

/** Departments one after another, so that each is one stretch of the file; what has no category comes last. */
function groupsOf(byCategory: ReadonlyMap<number | null, PackedRows>): LikenessGroup[] {
  return [...byCategory]
    .map(([categoryId, rows]): LikenessGroup => ({
      categoryId,
      departmentId: (categoryId === null ? null : categoryById(categoryId)?.departmentId) ?? null,
      rows,
    }))
    .sort(
      (one, other) =>
        (one.departmentId ?? Infinity) - (other.departmentId ?? Infinity) ||
        (one.categoryId ?? Infinity) - (other.categoryId ?? Infinity),
    )
}
