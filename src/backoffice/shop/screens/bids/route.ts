import { changeShopBids, estimateShopBids, shopBids } from '#platform/api-client/calls.ts'
import { answerOr, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'
import { biddingConflict } from './bidding-conflict.ts'
import { biddingOf, type BiddingForm, ESTIMATE } from './bidding-of-form.ts'
import { biddingProblems } from './bidding-problems.ts'
import { estimateOutcome } from './estimate-words.ts'
import { partOf } from './part-of-form.ts'

/** B-04: what the shop pays for clicks, by category, price and item. */
export const bidsScreen = defineScreen({
  path: 'licitacoes',
  label: 'Licitações',
  group: 'Cliques e faturas',
  access: 'bids',
  load: ({ api }) => shopBids(api),
  act,
  component: async () => (await import('./BidsScreen.tsx')).BidsScreen,
})

async function act({ api, form }: Sent): Promise<Outcome> {
  const read = biddingOf(form)
  if (form.get('do') === ESTIMATE) return estimate(api, form, read)
  if (Object.keys(read.errors).length > 0)
    return { kind: 'refused', message: 'Não foi guardado: há campos a corrigir.', errors: read.errors }
  return save(api, form, read)
}

async function estimate(api: Sent['api'], form: FormData, { bidding, names, errors }: BiddingForm): Promise<Outcome> {
  const { part, errors: ofPart } = partOf(form)
  const wrong = { ...errors, ...ofPart }
  if (Object.keys(wrong).length > 0)
    return { kind: 'refused', message: 'Não foi estimado: há campos a corrigir.', errors: wrong }
  const tried = await answerOr(estimateShopBids(api, { requestBody: { ...bidding, of: part } }), [400, 422])
  if ('answer' in tried) return estimateOutcome(tried.answer)
  const { errors: refused } = biddingProblems(tried.refused.detail, names)
  return { kind: 'refused', message: 'Não foi estimado: há campos a corrigir.', errors: refused }
}

async function save(api: Sent['api'], form: FormData, { bidding, names }: BiddingForm): Promise<Outcome> {
  const version = String(form.get('version') ?? '')
  const saved = await answerOr(changeShopBids(api, { requestBody: { ...bidding, version } }), [400, 409, 422])
  if ('answer' in saved)
    return { kind: 'done', message: 'Guardado. As ofertas passam a valer isto dentro de segundos.' }
  if (saved.refused.status === 409) return { kind: 'conflict', versions: biddingConflict(bidding, await shopBids(api)) }
  return { kind: 'refused', ...biddingProblems(saved.refused.detail, names) }
}
