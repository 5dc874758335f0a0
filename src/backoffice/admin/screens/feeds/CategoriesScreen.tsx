import { Link, useLocation } from 'react-router'
import type { BackofficeCategoriesAnswer } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { CategoryCorrections } from '../../../parts/CategoryCorrections.tsx'
import { TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import type { ScreenProps } from '../../screen.ts'

type Categories = BackofficeCategoriesAnswer & { readonly eshopId: number }

const NAMES = 'categorias'

/** B-08: one decision for a shop's like items, those without a category and those with a wrong one, and the decisions made so far. */
export function CategoriesScreen({ data, outcome }: ScreenProps<Categories>) {
  const { eshopId, waiting, categories } = data
  return (
    <>
      <ScreenHead
        title="Categorias da loja"
        lead="Cada correção vale para todas as ofertas iguais da loja, agora e em cada leitura do feed."
      >
        <Link to={`/lojas/${eshopId}`}>Loja</Link>
      </ScreenHead>
      <datalist id={NAMES}>
        {categories.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <WrongCategory outcome={outcome} />
      {waiting.kinds === 0 ? (
        <p className="empty">Todas as ofertas desta loja têm categoria.</p>
      ) : (
        <p>{`Sem categoria: ${countOf(waiting.kinds, ['tipo de artigo', 'tipos de artigo'])}, ${countOf(waiting.offers, ['oferta', 'ofertas'])}.`}</p>
      )}
      <CategoryCorrections
        categories={data}
        reason={<TextField name="reason" label="Motivo" maxLength={500} required />}
        namesId={NAMES}
        mayCorrect
      />
    </>
  )
}

/** Of an item that has a category, but not the right one; the screen of an offer leads here with its name. */
function WrongCategory({ outcome }: Pick<ScreenProps<Categories>, 'outcome'>) {
  const { search } = useLocation()
  const itemId = new URLSearchParams(search).get('artigo') ?? ''
  const isOther = outcome?.kind === 'refused' && !outcome.typed?.some(([name]) => name === 'itemId')
  return (
    <details className="field-group" open={itemId !== ''}>
      <summary>Corrigir artigos que têm a categoria errada</summary>
      <AnsweredForm outcome={isOther ? undefined : outcome} className="form" key={search} action={search}>
        <TextField
          name="itemId"
          label="Um dos artigos"
          hint="O id que a loja lhe dá no feed; está na página da oferta."
          defaultValue={itemId}
          maxLength={200}
          required
        />
        <TextField
          name="category"
          label="Categoria certa"
          hint="Escreva as primeiras letras do nome."
          list={NAMES}
          maxLength={100}
          required
        />
        <TextField name="reason" label="Motivo" hint="Fica no registo de alterações." maxLength={500} required />
        <div className="actions">
          <button type="submit">Ver o que muda</button>
        </div>
      </AnsweredForm>
    </details>
  )
}
