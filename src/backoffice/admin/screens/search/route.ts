import {
  addSynonym,
  listOwnCategories,
  type ListOwnCategoriesParameters,
  listSynonyms,
  type ListSynonymsParameters,
  removeSynonym,
} from '#platform/api-client/calls.ts'
import { countOf, formatCount } from '#storefront/copy/format.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'
import { problemIn } from './synonym-words.ts'

/** B-08: our categories and the words by which a search knows them. */
export const ownCategoriesScreen = defineScreen({
  path: 'categorias',
  label: 'Categorias',
  group: 'Conteúdo',
  access: 'staff:content',
  load: ({ api, url }) =>
    listOwnCategories(api, listQueryOf<ListOwnCategoriesParameters>(url, ['departmentId', 'empty'])),
  component: async () => (await import('./OwnCategoriesScreen.tsx')).OwnCategoriesScreen,
})

/** B-08: words of searches to which an editor gives a meaning. */
export const synonymsScreen = defineScreen({
  path: 'sinonimos',
  label: 'Sinónimos',
  group: 'Conteúdo',
  access: 'staff:content',
  load: ({ api, url }) => listSynonyms(api, listQueryOf<ListSynonymsParameters>(url, ['categoryId'])),
  act: (sent) => (sent.form.get('ato') === 'retirar' ? remove(sent) : add(sent)),
  component: async () => (await import('./SynonymsScreen.tsx')).SynonymsScreen,
})

async function add({ api, form }: Sent): Promise<Outcome> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [words, meaning, categoryId, reason] = [text('palavras'), text('significado'), text('categoria'), text('razao')]
  const preview = !isConfirmed(form)
  const requestBody = {
    words,
    preview,
    reason,
    ...(meaning !== '' && { meaning }),
    ...(categoryId !== '' && { categoryId: Number(categoryId) }),
  }
  const added = await answerOr(addSynonym(api, { requestBody }), [400, 409, 422, 503])
  if ('refused' in added) {
    const { field, message } = problemIn(added.refused)
    return { kind: 'refused', message, errors: { [field]: message } }
  }
  const { productsBefore, productsAfter } = added.answer
  const effect = `${countOf(productsBefore, ['produto', 'produtos'])} com esta palavra agora, ${formatCount(productsAfter)} depois.`
  if (preview) return ask(form, { title: `Juntar «${words}»?`, effect, confirm: 'Juntar' })
  return { kind: 'done', message: `«${words}» já conta nas pesquisas. ${effect}` }
}

async function remove({ api, form }: Sent): Promise<Outcome> {
  const words = String(form.get('palavras') ?? '')
  if (!isConfirmed(form))
    return ask(form, {
      title: `Retirar «${words}»?`,
      effect: 'As pesquisas deixam de contar com este significado dentro de segundos.',
      confirm: 'Retirar',
      isDangerous: true,
    })
  const requestBody = { reason: String(form.get('razao') ?? '') }
  const removed = await removeSynonym(api, { synonymId: Number(form.get('id')), requestBody })
  return removed.words === null
    ? { kind: 'refused', message: 'Este sinónimo já não existe.' }
    : { kind: 'done', message: `«${removed.words}» foi retirado.` }
}
