import { departments } from '#domains/catalogue/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { DirectoryChoices } from '../indexing/base-file.ts'
import { loadDirectoryChoices } from '../indexing/load-directory.ts'
import type { CatalogueOverview } from '../listings.ts'
import { emptySelection } from '../rules/listing-selection.ts'
import { countListed, totalOf } from './listed-page.ts'
import { isListed, type ListedCounts, readCounts } from './listed-state.ts'

/** All that `search.listed_product` says of the catalogue as a whole. */
export interface ListedCatalogue {
  /** Products of each category itself. */
  readonly byCategory: ReadonlyMap<number, number>
  /** Null: they were not counted yet. */
  readonly counts: ListedCounts | null
  readonly directory: DirectoryChoices
}

/** Null: it was never whole. */
export async function readListedCatalogue(db: DatabaseOrTransaction): Promise<ListedCatalogue | null> {
  if (!(await isListed(db))) return null
  return {
    byCategory: await countListed(db),
    counts: await readCounts(db),
    directory: await loadDirectoryChoices(db),
  }
}

/** The counts of pages around the listings; null: those of shops and brands are not known. */
export function databaseOverview({ byCategory, counts, directory }: ListedCatalogue): CatalogueOverview | null {
  if (counts === null) return null
  const [ofEshop, ofBrand] = [new Map(counts.eshops), new Map(counts.brands)]
  const inCategory = (categoryId: number): number =>
    totalOf(emptySelection({ kind: 'category', categoryId }), byCategory)
  return {
    productCount: totalOf(emptySelection({ kind: 'all' }), byCategory),
    productsByCategory: new Map(departments().map(({ id }) => [id, inCategory(id)])),
    manufacturers: directory.brands.flatMap(({ id, slug, label }) => {
      const count = ofBrand.get(id)
      return count === undefined ? [] : [{ slug, name: label, count }]
    }),
    productsByEshopSlug: new Map(
      directory.eshops.flatMap(({ id, slug }) => {
        const count = ofEshop.get(id)
        return count === undefined ? [] : [[slug, count] as const]
      }),
    ),
    isStandIn: true,
  }
}
