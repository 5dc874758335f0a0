import { loadEshops } from '#domains/eshops/contract.ts'
import { loadBrands } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { DirectoryChoices } from './base-file.ts'

/** Shops and brands as choices. */
export async function loadDirectoryChoices(db: DatabaseOrTransaction): Promise<DirectoryChoices> {
  const [eshops, brands] = [await loadEshops(db), await loadBrands(db)]
  return {
    eshops: eshops.map(
      ({
        id,
        slug,
        name,
        isSuspended,
        domains,
        description,
        logo,
        vouchers,
        tariff,
        coolingOffDays,
        returnPolicy,
      }) => ({
        id,
        slug,
        label: name,
        domain: domains[0] ?? null,
        description,
        logo,
        // They are of no use where nothing of the shop is listed.
        vouchers: isSuspended ? [] : vouchers,
        tariff,
        coolingOffDays,
        returnPolicy,
      }),
    ),
    brands: brands.map(({ id, slug, name }) => ({ id, slug, label: name })),
  }
}
