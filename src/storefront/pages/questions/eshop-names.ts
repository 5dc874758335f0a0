import type { ListingDirectory } from '../../dependencies.ts'
import type { EshopNameOf } from '../../parts/questions/present-questions.ts'

/** What shops are called, by the directory of a moment. */
export function eshopNamesOf({ eshops }: ListingDirectory): EshopNameOf {
  return (eshopId) => eshops.byId.get(eshopId)?.label ?? null
}
