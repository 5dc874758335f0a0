import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { sortWordOf } from './favourites-address.ts'
import type { FavouritesView } from './present-favourites.ts'

/** Order, room and category; a change is shown at once where script runs. */
export function FavouritesFilter({ view: { choice, rooms, categories } }: { view: FavouritesView }) {
  return (
    <form className="favourite-filter" action={paths.favourites()}>
      {choice.list !== null && <input type="hidden" name="lista" value={choice.list} />}
      <Select label="Ordenar por" name="ordenar" defaultValue={sortWordOf(choice.sort)} options={ORDERS} submitsForm />
      <Select
        label="Divisão"
        name="divisao"
        defaultValue={choice.room ?? ''}
        options={[{ value: '', label: 'Todas' }, ...rooms]}
        submitsForm
      />
      <Select
        label="Categoria"
        name="categoria"
        defaultValue={choice.category ?? ''}
        options={[{ value: '', label: 'Todas' }, ...categories]}
        submitsForm
      />
      <Button type="submit" size="small">
        Aplicar
      </Button>
    </form>
  )
}

const ORDERS = [
  { value: '', label: 'Descidas de preço' },
  { value: 'recentes', label: 'Mais recentes' },
  { value: 'preco', label: 'Preço mais baixo' },
]
