import { backofficeProduct, decideTwins, listTwins, splitProduct, undoDecision } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'
import { refusedWords } from './decision-words.ts'

/** B-08 Pares por decidir: what looks the same and waits for a person (ADR 0047). */
export const twinsScreen = defineScreen({
  path: 'pares',
  label: 'Pares por decidir',
  group: 'Ofertas',
  access: 'staff:feeds',
  load: ({ api, url }) => listTwins(api, listQueryOf(url)),
  component: async () => (await import('./TwinsScreen.tsx')).TwinsScreen,
})

/** B-08: a product's offers, merged with others and parted. */
export const productScreen = defineScreen({
  path: 'produtos/:productId',
  label: 'Produto',
  access: 'staff:feeds',
  load: ({ api, params }) => backofficeProduct(api, { productId: Number(params['productId']) }),
  act: actOnProduct,
  title: ({ title }) => title,
  component: async () => (await import('./ProductScreen.tsx')).ProductScreen,
})

async function actOnProduct(sent: Sent): Promise<Outcome> {
  const { api, params, form } = sent
  const productId = Number(params['productId'])
  const reason = String(form.get('reason') ?? '')
  const what = form.get('what')
  const variantIds = form.getAll('ids').map(Number)
  const otherId = Number(form.get('otherId'))
  if (what === 'split' && variantIds.length === 0) return { kind: 'refused', message: 'Escolha as ofertas que saem.' }
  if (!isConfirmed(form)) {
    const effect = await effectOf(sent, { what, otherId, variantIds })
    return effect === null
      ? { kind: 'refused', message: 'Não há produto com esse número.' }
      : ask(form, { title: 'Confirmar a decisão?', effect, confirm: 'Confirmar' })
  }
  const call =
    what === 'split'
      ? splitProduct(api, { productId, splitRequest: { variantIds, reason } })
      : what === 'undo'
        ? undoDecision(api, { decisionId: Number(form.get('decisionId')), undoRequest: { reason } })
        : decideTwins(api, { productId, twinRequest: { otherId, isSame: what === 'merge', reason } })
  const decided = await answerOr(call, [400, 404, 409, 422])
  if ('refused' in decided) return { kind: 'refused', message: refusedWords(decided.refused) }
  const { merges, splits } = decided.answer
  return {
    kind: 'done',
    message: `Feito: ${countOf(merges, ['produto juntou-se', 'produtos juntaram-se'])} a outro, ${countOf(splits, ['oferta saiu', 'ofertas saíram'])}.`,
  }
}

interface Decision {
  readonly what: FormDataEntryValue | null
  readonly otherId: number
  readonly variantIds: readonly number[]
}

/** What a decision does, with the offers as they stand now; null: there is no such other product. */
async function effectOf({ api, params }: Sent, { what, otherId, variantIds }: Decision): Promise<string | null> {
  if (what !== 'split' && what !== 'merge' && what !== 'apart')
    return 'As ofertas voltam a ser agrupadas como se a decisão não existisse.'
  const mine = await backofficeProduct(api, { productId: Number(params['productId']) })
  if (what === 'split') {
    const leaving = new Set(variantIds).size
    return `${countOf(leaving, ['oferta sai', 'ofertas saem'])} deste produto e ${leaving === 1 ? 'não volta' : 'não voltam'} a juntar-se-lhe; ${countOf(mine.offerCount - leaving, ['fica', 'ficam'])}.`
  }
  if (!Number.isSafeInteger(otherId) || otherId < 1) return null
  const found = await answerOr(backofficeProduct(api, { productId: otherId }), [404])
  if ('refused' in found) return null
  const [one, other] = [mine, found.answer].map(
    ({ title, offerCount }) => `«${title}» (${countOf(offerCount, ['oferta', 'ofertas'])})`,
  )
  return what === 'merge'
    ? `${one} e ${other} passam a ser um só produto; o endereço do mais recente leva ao outro.`
    : `${one} e ${other} ficam dois produtos, e deixam de ser propostos.`
}
