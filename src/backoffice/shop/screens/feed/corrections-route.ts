import {
  correctShopOffer,
  feedValueCorrection,
  feedValues,
  type FeedValuesParameters,
  feedValueUndo,
  shopOffer,
} from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { ATTRIBUTE_LISTS, attributesOf } from '../../../parts/overrides/attributes-of-form.ts'
import { refusedFields } from '../../../parts/overrides/refused-words.ts'
import { defineScreen, type Sent } from '../../screen.ts'

type List = FeedValuesParameters['list']

/** B-07: what we read of the shop's items, corrected by value for all that say it, or item by item. */
export const correctionsScreen = defineScreen({
  path: 'correcoes',
  label: 'Correções',
  group: 'Ofertas',
  access: 'read',
  load: async ({ api, url }) => {
    const itemId = url.searchParams.get('artigo')?.trim() ?? ''
    const list = ATTRIBUTE_LISTS.find((name) => name === url.searchParams.get('lista')) ?? 'colours'
    const [values, found] = await Promise.all([
      feedValues(api, { list }),
      itemId === '' ? null : answerOr(shopOffer(api, { itemId }), [400, 404]),
    ])
    return { values, itemId, offer: found !== null && 'answer' in found ? found.answer : null }
  },
  act: (sent) => (ACTS[String(sent.form.get('what'))] ?? correctOffer)(sent),
  component: async () => (await import('./CorrectionsScreen.tsx')).CorrectionsScreen,
})

const ACTS: Readonly<Record<string, (sent: Sent) => Promise<Outcome>>> = {
  value: correctValue,
  undo: undoValue,
  offer: correctOffer,
  'take-back': correctOffer,
}

async function correctValue({ api, form }: Sent): Promise<Outcome> {
  const isPreview = !isConfirmed(form)
  const id = Number(form.get('id'))
  const rule = {
    list: String(form.get('list')) as List,
    value: String(form.get('value')),
    ids: id === 0 ? [] : [id],
    preview: isPreview,
  }
  const corrected = await answerOr(feedValueCorrection(api, { valueCorrectionRequest: rule }), [400, 422, 503])
  if ('refused' in corrected)
    return {
      kind: 'refused',
      message: corrected.refused.status === 503 ? BUSY : 'Não foi corrigido: esse valor não pode ser aceite.',
    }
  const effect = changed(corrected.answer.movedOffers)
  return isPreview
    ? ask(form, {
        title: `Corrigir «${rule.value}»?`,
        effect: `${effect} Vale também nas próximas leituras do feed.`,
        confirm: 'Corrigir',
      })
    : { kind: 'done', message: `Corrigido: ${effect}` }
}

async function undoValue({ api, form }: Sent): Promise<Outcome> {
  const undone = await answerOr(feedValueUndo(api, { ruleId: Number(form.get('ruleId')) }), [404, 409, 503])
  if ('answer' in undone) return { kind: 'done', message: `Correção desfeita: ${changed(undone.answer.movedOffers)}` }
  return { kind: 'refused', message: undone.refused.status === 503 ? BUSY : 'Esta correção já não está em vigor.' }
}

const BUSY = 'A loja está a ser importada; tente daqui a uns segundos.'

function changed(offers: number): string {
  return `${countOf(offers, ['oferta muda', 'ofertas mudam'])}.`
}

async function correctOffer({ api, form }: Sent): Promise<Outcome> {
  const isBack = form.get('what') === 'take-back'
  const saved = await answerOr(
    correctShopOffer(api, {
      variantId: Number(form.get('variantId')),
      shopCorrectionRequest: {
        version: Number(form.get('version')),
        values: isBack ? null : attributesOf(form),
      },
    }),
    [400, 403, 404, 409, 422],
  )
  if ('answer' in saved)
    return {
      kind: 'done',
      message: isBack
        ? 'Correção retirada: vale outra vez o que lemos do feed.'
        : 'Corrigido por si. Vale também nas próximas leituras do feed.',
    }
  const { status, detail } = saved.refused
  if (status === 400 || status === 422) return { kind: 'refused', ...refusedFields(detail) }
  return { kind: 'refused', message: OFFER_REFUSALS[status] ?? 'Não foi corrigido.' }
}

const OFFER_REFUSALS: Readonly<Record<number, string>> = {
  403: 'Não foi corrigido: a nossa equipa já corrigiu esta oferta. Escreva-nos se não estiver certo.',
  404: 'Esta oferta já não existe.',
  409: 'Alguém corrigiu esta oferta entretanto. Abra-a de novo.',
}
