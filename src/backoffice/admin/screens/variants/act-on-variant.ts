import { overrideVariant, type VariantInfo } from '#platform/api-client/calls.ts'
import { answerOr, ask, isConfirmed, type Outcome, type Question } from '../../../parts/frame/outcome.ts'
import type { Sent } from '../../screen.ts'
import { conflictLines, type OverrideValues } from './conflict-lines.ts'
import { loadVariant } from './load-variant.ts'
import { attributesOf } from '../../../parts/overrides/attributes-of-form.ts'
import { sentMode } from '../../../parts/overrides/override-modes.ts'
import { refusedFields } from '../../../parts/overrides/refused-words.ts'

/** Saves what a person says of an offer, or takes it back; what leaves the listings is asked about first. */
export async function actOnVariant({ api, params, form }: Sent): Promise<Outcome> {
  const isBack = form.get('what') === 'take-back'
  const values = isBack ? null : valuesOf(form)
  if (!isConfirmed(form)) {
    const question = questionOf(await loadVariant({ api, params }), values?.isDisabled === true)
    if (question !== null) return ask(form, question)
  }
  const saved = await answerOr(
    overrideVariant(api, {
      variantId: Number(params['variantId']),
      overrideRequest: { version: Number(form.get('version')), values, reason: String(form.get('reason') ?? '') },
    }),
    [400, 409, 422],
  )
  if ('answer' in saved)
    return {
      kind: 'done',
      message: isBack
        ? 'Correção retirada: vale outra vez o que diz o feed.'
        : 'Correção guardada. Vale também nas próximas leituras do feed.',
    }
  if (saved.refused.status !== 409) return { kind: 'refused', ...refusedFields(saved.refused.detail) }
  return { kind: 'conflict', versions: conflictLines(await loadVariant({ api, params }), values) }
}

/** What leaves the listings, or comes back to them; null: neither. */
function questionOf({ state }: VariantInfo, isDisabled: boolean): Question | null {
  if (isDisabled === (state === 'disabled')) return null
  if (!isDisabled)
    return {
      title: 'Voltar a ativar esta oferta?',
      effect: '1 oferta volta às listagens, se a última leitura do feed a tinha.',
      confirm: 'Ativar',
    }
  return {
    title: 'Desativar esta oferta?',
    effect:
      state === 'live'
        ? '1 oferta sai das listagens até a correção ser retirada, mesmo que o feed continue a tê-la.'
        : 'A oferta já não está nas listagens, e não volta enquanto a correção valer.',
    confirm: 'Desativar',
    isDangerous: true,
  }
}

/** Each field says first whether it is the feed's, a person's, or unknown. */
function valuesOf(form: FormData): OverrideValues {
  const title = String(form.get('title') ?? '').trim()
  const category = sentMode(form, 'categoryId', String(form.get('categoryId') ?? ''))
  const pictures = form
    .getAll('imageUrls')
    .map(String)
    .filter((url) => url !== '')
  return {
    ...(sentMode(form, 'title', title) === 'set' && { title }),
    ...(category === 'set' && { categoryId: Number(form.get('categoryId')) }),
    ...(category === 'unknown' && { categoryId: null }),
    ...attributesOf(form),
    ...(pictures.length > 0 && { imageUrls: [...new Set(pictures)] }),
    ...(form.get('isDisabled') === '1' && { isDisabled: true as const }),
  }
}
