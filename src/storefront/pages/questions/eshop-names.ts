import type { EshopNameOf } from '../../parts/questions/present-questions.ts'
import type { EshopSource } from '../eshops/load.ts'

/** What shops are called at this moment. */
export function eshopNamesOf(eshops: EshopSource): EshopNameOf {
  const names = new Map(eshops.list().map(({ id, name }) => [id, name]))
  return (eshopId) => names.get(eshopId) ?? null
}
