import {
  feedSettings,
  feedTrialStart,
  type FeedTrialStartParameters,
  shopFetchNow,
} from '#platform/api-client/calls.ts'
import { FETCH_PERIODS_MINUTES } from '#domains/feeds/rules/feed-times.ts'
import { answerOr, type Outcome } from '../../../parts/frame/outcome.ts'
import { momentWords } from '../../../parts/words.ts'
import type { Sent } from '../../screen.ts'

/** What the forms of the feed's screen do, by the name of their button. */
export const FEED_ACTS: Readonly<Record<string, (sent: Sent) => Promise<Outcome>>> = {
  read: readNow,
  try: tryFeed,
  period: ({ api, form }) => saveSettings(api, { everyMinutes: Number(form.get('everyMinutes')), trialId: null }),
}

const NO_ADDRESS = 'A loja não tem endereço de feed.'

export async function readNow({ api }: Sent): Promise<Outcome> {
  const asked = await answerOr(shopFetchNow(api), [409, 429])
  if ('answer' in asked) return { kind: 'done', message: 'O feed é lido dentro de instantes.' }
  return {
    kind: 'refused',
    message: asked.refused.status === 409 ? NO_ADDRESS : 'O feed já foi pedido há pouco. Espere alguns minutos.',
  }
}

type Format = Exclude<FeedTrialStartParameters['trialRequest']['dialect'], undefined>

/** Without an address in the form, the present one. */
async function tryFeed({ api, form }: Sent): Promise<Outcome> {
  const url = form.has('url') ? String(form.get('url')) : null
  const format = String(form.get('dialect') ?? '')
  const dialect = format === '' ? null : (format as Format)
  const started = await answerOr(feedTrialStart(api, { trialRequest: { url, dialect } }), [400, 409, 422, 429, 503])
  if ('answer' in started) return { kind: 'moved', to: `/feed/ensaios/${started.answer.trialId}` }
  const { status } = started.refused
  if (status === 409) return { kind: 'refused', message: NO_ADDRESS }
  if (status === 429 || status === 503)
    return { kind: 'refused', message: 'Não pode ser lido já: há outros ensaios. Tente daqui a uns minutos.' }
  return {
    kind: 'refused',
    message: 'Nada foi lido.',
    errors: { url: 'O endereço começa por http:// ou https:// e tem o nome de um servidor.' },
  }
}

/** How often, and with a trial from where, the feed is read from now on. */
export async function saveSettings(
  api: Sent['api'],
  settings: { readonly everyMinutes: number; readonly trialId: string | null },
): Promise<Outcome> {
  const everyMinutes = FETCH_PERIODS_MINUTES.find((minutes) => minutes === settings.everyMinutes)
  if (everyMinutes === undefined) return { kind: 'refused', message: 'Escolha quando o feed é lido.' }
  const saved = await answerOr(feedSettings(api, { feedSettingsRequest: { ...settings, everyMinutes } }), [409, 422])
  if ('answer' in saved)
    return { kind: 'done', message: `Guardado. Próxima leitura: ${momentWords(saved.answer.nextFetchAt)}.` }
  return {
    kind: 'refused',
    message: saved.refused.status === 409 ? NO_ADDRESS : 'Este ensaio já não serve: experimente o endereço de novo.',
  }
}
