import {
  LONGEST_LIST_NAME,
  LONGEST_NOTE,
  MOST_LISTS,
  type ListProblem,
  type PeopleFavourites,
} from '#domains/likes/contract.ts'
import { favouritesAddress, type FavouritesChoice, idIn } from './favourites-address.ts'

/** What is wrong with a name or a note, and what was written; at the list of the id, or where a new one is made. */
export interface ListTrouble {
  readonly listId: number | null
  readonly name: string
  readonly note: string
  readonly words: string
}

/** Where the browser goes on, or what is wrong. */
export type FormOutcome = { readonly seeOther: string } | { readonly trouble: ListTrouble }

/** What the buttons of the page send as `acao`. */
export const ACTION = 'acao'

/** Does what a form of the page asks for; of what no button sends nothing comes. */
export async function takeFavouritesForm(
  fields: URLSearchParams,
  {
    choice,
    personId,
    favourites,
  }: { readonly choice: FavouritesChoice; readonly personId: number; readonly favourites: PeopleFavourites },
): Promise<FormOutcome> {
  const back: FavouritesChoice = { ...choice, removed: null }
  const variantId = idIn(fields.get('produto'))
  const listId = idIn(fields.get('lista'))
  const done = (at: FavouritesChoice = back): FormOutcome => ({ seeOther: favouritesAddress(at) })
  switch (fields.get(ACTION)) {
    case 'retirar':
      if (variantId === null) return done()
      await favourites.unlike(personId, variantId)
      return done({ ...back, removed: variantId })
    case 'repor':
      if (variantId !== null) await favourites.like(personId, { type: 'variant', itemId: variantId })
      return done()
    case 'arrumar':
      if (variantId !== null) await favourites.sort(personId, variantId, sortingIn(fields))
      return done()
    case 'criar-lista':
      return keepList(fields, null, done, (words) => favourites.makeList(personId, words))
    case 'mudar-lista':
      if (listId === null) return done()
      return keepList(fields, listId, done, (words) => favourites.changeList(personId, listId, words))
    case 'apagar-lista':
      if (listId !== null) await favourites.removeList(personId, listId)
      return done({ ...back, list: null })
    case 'anular-partilha':
      await favourites.sharing.end(personId)
      return done()
    default:
      return done()
  }
}

function sortingIn(fields: URLSearchParams) {
  return {
    listIds: fields.getAll('listas').flatMap((text) => idIn(text) ?? []),
    note: textIn(fields, 'nota').slice(0, LONGEST_NOTE).trim() || null,
  }
}

async function keepList(
  fields: URLSearchParams,
  listId: number | null,
  done: () => FormOutcome,
  keep: (words: { readonly name: string; readonly note: string | null }) => Promise<number | ListProblem | null>,
): Promise<FormOutcome> {
  const [name, note] = [textIn(fields, 'nome'), textIn(fields, 'nota')]
  const trouble = (words: string): FormOutcome => ({ trouble: { listId, name, note, words } })
  if (name === '') return trouble('Escreva o nome da lista.')
  if (name.length > LONGEST_LIST_NAME) return trouble(`O nome pode ter até ${LONGEST_LIST_NAME} caracteres.`)
  if (note.length > LONGEST_NOTE) return trouble(`A nota pode ter até ${LONGEST_NOTE} caracteres.`)
  const kept = await keep({ name, note: note || null })
  if (kept === 'taken') return trouble('Já tem uma lista com este nome. Escolha outro.')
  if (kept === 'too-many') return trouble(`Pode ter até ${MOST_LISTS} listas. Apague uma para criar esta.`)
  return done()
}

/** What somebody wrote, in one kind of line end and without what no person writes. */
function textIn(fields: URLSearchParams, name: string): string {
  return (fields.get(name) ?? '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, (character) => (character === '\n' ? '\n' : ''))
    .trim()
}
