import { changeShopBids, shopBids } from '#platform/api-client/calls.ts'
import { answerOr, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'
import { biddingConflict } from './bidding-conflict.ts'
import { biddingOf } from './bidding-of-form.ts'
import { biddingProblems } from './bidding-problems.ts'

/** B-04: what the shop pays for clicks, by category, price and item. */
export const bidsScreen = defineScreen({
  path: 'licitacoes',
  label: 'Licitações',
  group: 'Cliques e faturas',
  access: 'bids',
  load: ({ api }) => shopBids(api),
  act: save,
  component: async () => (await import('./BidsScreen.tsx')).BidsScreen,
})

async function save({ api, form }: Sent): Promise<Outcome> {
  const { bidding, names, errors } = biddingOf(form)
  if (Object.keys(errors).length > 0)
    return { kind: 'refused', message: 'Não foi guardado: há campos a corrigir.', errors }
  const version = String(form.get('version') ?? '')
  const saved = await answerOr(changeShopBids(api, { requestBody: { ...bidding, version } }), [400, 409, 422])
  if ('answer' in saved)
    return { kind: 'done', message: 'Guardado. As ofertas passam a valer isto dentro de segundos.' }
  if (saved.refused.status === 409) return { kind: 'conflict', versions: biddingConflict(bidding, await shopBids(api)) }
  return { kind: 'refused', ...biddingProblems(saved.refused.detail, names) }
}
