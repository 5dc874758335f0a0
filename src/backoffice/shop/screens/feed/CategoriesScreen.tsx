import type { FeedCategoriesAnswer } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { CategoryCorrections } from '../../../parts/CategoryCorrections.tsx'
import { useMay } from '../../../parts/frame/use-may.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import type { ScreenProps } from '../../screen.ts'

/** B-07: one decision for like items that have no category, and those made so far. */
export function CategoriesScreen({ data }: ScreenProps<FeedCategoriesAnswer>) {
  const { offers } = data.waiting
  const may = useMay()
  return (
    <>
      <ScreenHead
        title="Categorias"
        lead={
          offers === 0
            ? 'Todas as ofertas têm categoria.'
            : `${countOf(offers, ['oferta', 'ofertas'])} sem categoria só se encontram por texto.`
        }
      />
      <CategoryCorrections categories={data} mayCorrect={may('feed')} />
    </>
  )
}
