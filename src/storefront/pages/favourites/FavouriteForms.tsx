import { LONGEST_NOTE } from '#domains/likes/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/Field.tsx'
import type { FavouritesView, FavouriteView } from './present-favourites.ts'
import { ACTION } from './take-favourites-form.ts'

/** What can be done with one favourite: it is taken out, noted and sorted into lists. */
export function FavouriteForms({
  favourite: { variantId, name, note, listIds },
  lists,
  address,
}: {
  favourite: FavouriteView
  lists: FavouritesView['lists']
  /** What is shown, where the forms lead back to. */
  address: string
}) {
  return (
    <div className="favourite-forms">
      <details>
        <summary>
          {note === null && listIds.length === 0 ? 'Nota e listas' : 'Mudar nota e listas'}
          <span className="visually-hidden">{`: ${name}`}</span>
        </summary>
        <form method="post" action={address}>
          <input type="hidden" name="produto" value={variantId} />
          <TextArea
            id={`nota-${variantId}`}
            name="nota"
            label="Nota, só para si"
            rows={2}
            maxLength={LONGEST_NOTE}
            defaultValue={note ?? ''}
          />
          {lists.length > 0 && (
            <fieldset className="list-boxes">
              <legend>Listas</legend>
              {lists.map(({ id, name: listName }) => (
                <label key={id}>
                  <input type="checkbox" name="listas" value={id} defaultChecked={listIds.includes(id)} /> {listName}
                </label>
              ))}
            </fieldset>
          )}
          <Button type="submit" size="small" name={ACTION} value="arrumar">
            Guardar
          </Button>
        </form>
      </details>
      <form method="post" action={address}>
        <input type="hidden" name="produto" value={variantId} />
        <Button
          type="submit"
          tone="plain"
          size="small"
          name={ACTION}
          value="retirar"
          aria-label={`Retirar dos favoritos: ${name}`}
        >
          Retirar
        </Button>
      </form>
    </div>
  )
}
