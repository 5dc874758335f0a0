import { backofficeProduct, decideTwins, listTwins, splitProduct, undoDecision } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'

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

async function actOnProduct({ api, params, form }: Sent): Promise<Outcome> {
  const productId = Number(params['productId'])
  const reason = String(form.get('reason') ?? '')
  const what = form.get('what')
  const variantIds = form.getAll('ids').map(Number)
  const otherId = Number(form.get('otherId'))
  if (what === 'split' && variantIds.length === 0) return { kind: 'refused', message: 'Escolha as ofertas que saem.' }
  if (!isConfirmed(form)) {
    const effect =
      what === 'split'
        ? `${countOf(variantIds.length, ['oferta sai', 'ofertas saem'])} deste produto e não voltam a juntar-se-lhe.`
        : what === 'merge'
          ? `Este produto e o n.º ${otherId} passam a ser um só; o endereço do mais recente leva ao outro.`
          : what === 'apart'
            ? `Este produto e o n.º ${otherId} ficam dois, e deixam de ser propostos.`
            : 'As ofertas voltam a ser agrupadas como se a decisão não existisse.'
    return ask(form, { title: 'Confirmar a decisão?', effect, confirm: 'Confirmar' })
  }
  const call =
    what === 'split'
      ? splitProduct(api, { productId, splitRequest: { variantIds, reason } })
      : what === 'undo'
        ? undoDecision(api, { decisionId: Number(form.get('decisionId')), undoRequest: { reason } })
        : decideTwins(api, { productId, twinRequest: { otherId, isSame: what === 'merge', reason } })
  const decided = await answerOr(call, [400, 404, 409, 422])
  if ('refused' in decided) return { kind: 'refused', message: `Não foi feito: ${decided.refused.detail}` }
  const { merges, splits } = decided.answer
  return {
    kind: 'done',
    message: `Feito: ${countOf(merges, ['produto juntou-se', 'produtos juntaram-se'])} a outro, ${countOf(splits, ['oferta saiu', 'ofertas saíram'])}.`,
  }
}
