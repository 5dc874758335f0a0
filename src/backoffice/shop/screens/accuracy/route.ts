import {
  contestReading,
  shopAccuracy,
  shopReading,
  shopReadings,
  type ShopReadingsParameters,
} from '#platform/api-client/calls.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'

/** G-04: how what was shown of the shop agrees with its pages, and whether they may be read. */
export const accuracyScreen = defineScreen({
  path: 'exatidao',
  label: 'Exatidão',
  group: 'Ofertas',
  access: 'read',
  load: async ({ api, url }) => {
    const asked = Object.fromEntries([...url.searchParams].filter(([name]) => ['outcome', 'before'].includes(name)))
    const [accuracy, { readings, next }] = await Promise.all([
      shopAccuracy(api, {}),
      shopReadings(api, asked as ShopReadingsParameters),
    ])
    return { accuracy, readings, next }
  },
  act: chooseReading,
  component: async () => (await import('./AccuracyScreen.tsx')).AccuracyScreen,
})

/** G-04: one reading with its evidence, and the shop's word against it. */
export const readingScreen = defineScreen({
  path: 'exatidao/:readingId',
  label: 'Leitura',
  access: 'read',
  title: ({ id }) => `Leitura ${id}`,
  load: async ({ api, params }) => {
    const id = idOf(params['readingId'])
    const { readings } = await shopReadings(api, { before: id + 1 })
    const reading = readings.find((each) => each.id === id)
    if (reading === undefined) throw new Response(null, { status: 404 })
    return reading
  },
  act: contest,
  component: async () => (await import('./ReadingScreen.tsx')).ReadingScreen,
})

function idOf(text: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? '')) throw new Response(null, { status: 404 })
  return Number(text)
}

async function chooseReading({ api, form }: Sent): Promise<Outcome> {
  const isRead = form.get('isRead') === '1'
  if (!isRead && !isConfirmed(form))
    return ask(form, {
      title: 'Deixar de ler as páginas da loja?',
      effect:
        'A exatidão passa a desconhecida à medida que as leituras envelhecem, em 90 dias. Um desconhecido não sobe nem desce nas listas.',
      confirm: 'Deixar de ler',
      isDangerous: true,
    })
  await shopReading(api, { readingRequest: { isRead } })
  return {
    kind: 'done',
    message: isRead ? 'As páginas da loja voltam a ser lidas.' : 'As páginas da loja deixaram de ser lidas.',
  }
}

async function contest({ api, form, params }: Sent): Promise<Outcome> {
  const reason = String(form.get('reason') ?? '').trim()
  const readingId = idOf(params['readingId'])
  if (reason === '')
    return {
      kind: 'refused',
      message: 'Não foi contestada.',
      errors: { reason: 'Porquê: diga o que está errado na leitura.' },
    }
  const contested = await answerOr(contestReading(api, { readingId, contestRequest: { reason } }), [400, 409, 422])
  if ('answer' in contested)
    return { kind: 'done', message: 'Contestada. Enquanto ninguém decide, não conta (dez de cada vez, no máximo).' }
  const { status } = contested.refused
  if (status === 409) return { kind: 'refused', message: 'Esta leitura já foi contestada.' }
  return {
    kind: 'refused',
    message: 'Não foi contestada.',
    errors: { reason: status === 422 ? 'Porquê: não se lê nada.' : 'Porquê: é demasiado longo.' },
  }
}
