import { overrideVariant, type OverrideVariantParameters } from '#platform/api-client/calls.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../outcome.ts'
import type { Sent } from '../../screen.ts'
import { loadVariant } from './load-variant.ts'
import { valueWords } from './variant-words.ts'

type Values = NonNullable<OverrideVariantParameters['overrideRequest']['values']>

const LISTS = ['colours', 'materials', 'styles', 'rooms', 'shapes'] as const

/** Saves what a person says of an offer, or takes it back; what leaves the listings is asked about first. */
export async function actOnVariant({ api, params, form }: Sent): Promise<Outcome> {
  const isBack = form.get('what') === 'take-back'
  const values = isBack ? null : valuesOf(form)
  if (values?.isDisabled === true && !isConfirmed(form))
    return ask(form, {
      title: 'Desativar esta oferta?',
      effect: '1 oferta sai das listagens até a correção ser retirada, mesmo que o feed continue a tê-la.',
      confirm: 'Desativar',
      isDangerous: true,
    })
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
  if (saved.refused.status !== 409) return { kind: 'refused', message: refusedWords(saved.refused.detail) }
  const present = await loadVariant({ api, params })
  return {
    kind: 'conflict',
    versions: Object.entries({ ...present.override?.values, ...values }).map(([name]) => ({
      label: valueWords(name),
      yours: JSON.stringify(values?.[name as keyof Values] ?? null),
      present: JSON.stringify(present.override?.values[name as keyof Values] ?? null),
    })),
  }
}

/** Each field says first whether it is the feed's, a person's, or unknown. */
function valuesOf(form: FormData): Values {
  const lists = LISTS.flatMap((name): [string, number[] | null][] => {
    const mode = form.get(`${name}.mode`)
    return mode === 'set' ? [[name, form.getAll(name).map(Number)]] : mode === 'unknown' ? [[name, null]] : []
  })
  const sizes = [...form.keys()].flatMap((key): [string, { lowMm: number; highMm: number } | null][] => {
    const axis = /^sizes\.(\w+)\.mode$/.exec(key)?.[1]
    const mode = form.get(key)
    if (axis === undefined || mode === '') return []
    const low = Number(form.get(`sizes.${axis}.low`))
    return [[axis, mode === 'unknown' ? null : { lowMm: low, highMm: Number(form.get(`sizes.${axis}.high`)) || low }]]
  })
  const category = form.get('categoryId.mode')
  const pictures = form
    .getAll('imageUrls')
    .map(String)
    .filter((url) => url !== '')
  return {
    ...(form.get('title.mode') === 'set' && { title: String(form.get('title') ?? '').trim() }),
    ...(category === 'set' && { categoryId: Number(form.get('categoryId')) }),
    ...(category === 'unknown' && { categoryId: null }),
    ...(Object.fromEntries(lists) as Pick<Values, (typeof LISTS)[number]>),
    ...(sizes.length > 0 && { sizes: Object.fromEntries(sizes) as object }),
    ...(pictures.length > 0 && { imageUrls: [...new Set(pictures)] }),
    ...(form.get('isDisabled') === '1' && { isDisabled: true as const }),
  }
}

/** The call names the field; people read what it is called. */
function refusedWords(detail: string): string {
  const field = /^(?:[\w.]*values\.)?([\w.]+):/.exec(detail)?.[1]
  return field === undefined || field === 'values'
    ? 'Não foi guardado: não há nada para corrigir, ou falta o motivo.'
    : `Não foi guardado. ${valueWords(field.replace(/\.\d+$/, ''))}: o valor não é possível (${detail}).`
}
