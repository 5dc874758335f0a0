import { Link } from 'react-router'
import type { BackofficeCategoriesAnswer } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { CategoryCorrections } from '../../../parts/CategoryCorrections.tsx'
import { TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import type { ScreenProps } from '../../screen.ts'

type Categories = BackofficeCategoriesAnswer & { readonly eshopId: number }

/** B-08: one decision for a shop's like items that have no category, and those made so far. */
export function CategoriesScreen({ data }: ScreenProps<Categories>) {
  const { eshopId, waiting } = data
  return (
    <>
      <ScreenHead
        title="Categorias da loja"
        lead={`${countOf(waiting.kinds, ['tipo de artigo', 'tipos de artigo'])} sem categoria, ${countOf(waiting.offers, ['oferta', 'ofertas'])}`}
      >
        <Link to={`/lojas/${eshopId}`}>Loja</Link>
      </ScreenHead>
      <CategoryCorrections
        categories={data}
        reason={<TextField name="reason" label="Motivo" maxLength={500} required />}
        mayCorrect
      />
    </>
  )
}
