import { MOST_WORDS } from '#domains/moderation/rules/policy-reasons.ts'
import {
  decideText,
  listTextsToDecide,
  type ListTextsToDecideParameters,
  showText,
  type ShowTextAnswer,
} from '#platform/api-client/calls.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { errorWords } from '../../../parts/frame/error-words.ts'
import { answerOr, type Outcome } from '../../../parts/frame/outcome.ts'
import { type Asked, defineScreen, type Sent } from '../../screen.ts'
import { kindNames, reasonsText, stateNames, titleOfText } from './text-words.ts'

const FILTERS = ['kind', 'because', 'rule'] as const

/** G-05: what waits for a person. */
export const moderationScreen = defineScreen({
  path: 'moderacao',
  label: 'Textos por decidir',
  group: 'Moderação',
  access: 'staff:moderation',
  load: ({ api, url }) => listTextsToDecide(api, listQueryOf<ListTextsToDecideParameters>(url, FILTERS)),
  component: async () => (await import('./ModerationScreen.tsx')).ModerationScreen,
})

/** G-05: one text with its file, and the decision. The queue's filters stay in the address: what comes next is of the same. */
export const moderationTextScreen = defineScreen<ShowTextAnswer>({
  path: 'moderacao/:kind/:itemId',
  label: 'Texto',
  access: 'staff:moderation',
  title: titleOfText,
  load: (asked) => showText(asked.api, nameOf(asked)),
  act: decide,
  component: async () => (await import('./TextScreen.tsx')).TextScreen,
})

type Decided = Parameters<typeof decideText>[1]

function nameOf({ params }: Asked): Pick<Decided, 'kind' | 'itemId'> {
  const kind = params['kind'] ?? ''
  if (!Object.hasOwn(kindNames, kind)) throw new Response(null, { status: 404 })
  return { kind: kind as Decided['kind'], itemId: params['itemId'] ?? '' }
}

async function decide(sent: Sent): Promise<Outcome> {
  const { api, form } = sent
  const decision = (['publish', 'refuse', 'remove'] as const).find((each) => each === form.get('decisao'))
  const reasons = decision === 'publish' ? [] : form.getAll('razao').map(String)
  const words = String(form.get('palavras') ?? '').trim()
  if (decision === undefined) return refused({}, 'Escolha o que fazer com o texto.')
  if (decision !== 'publish' && reasons.length === 0)
    return refused({ razao: 'Escolha pelo menos uma razão.' }, 'Nada foi decidido: falta a razão.')
  if (words.length > MOST_WORDS)
    return refused({ palavras: `São ${MOST_WORDS} carateres, no máximo.` }, 'Nada foi decidido: o texto é longo.')
  const requestBody = {
    decision,
    reasons: reasons as Decided['requestBody']['reasons'],
    fileVersion: String(form.get('versao') ?? ''),
    words,
  }
  const decided = await answerOr(decideText(api, { ...nameOf(sent), requestBody }), [400, 409, 422])
  if ('answer' in decided) return { kind: 'moved', to: await nextOf(sent) }
  if (decided.refused.status === 409) return conflict(sent, reasons)
  return refused({}, errorWords(decided.refused).ofForm)
}

function refused(errors: Readonly<Record<string, string>>, message: string): Outcome {
  return { kind: 'refused', message, errors }
}

/** The first that waits by the same filters, or the list of none. */
async function nextOf({ api, url }: Sent): Promise<string> {
  const query = listQueryOf<ListTextsToDecideParameters>(url, FILTERS)
  const { rows } = await listTextsToDecide(api, { ...query, page: 1, pageSize: 1 })
  const [next] = rows
  return next === undefined ? `/moderacao${url.search}` : `/moderacao/${next.kind}/${next.itemId}${url.search}`
}

/** What was read is what was decided about: what stands now is beside it. */
async function conflict(sent: Sent, reasons: readonly string[]): Promise<Outcome> {
  const { form, api } = sent
  const present = await showText(api, nameOf(sent))
  return {
    kind: 'conflict',
    versions: [
      { label: 'Texto', yours: String(form.get('texto') ?? ''), present: present.texts.join('\n') },
      {
        label: 'Denúncias e reclamações por responder',
        yours: String(form.get('abertas') ?? ''),
        present: String(present.notices.length + present.complaints.length),
      },
      { label: 'Decisão', yours: reasonsText(reasons), present: stateNames[present.state] },
    ],
  }
}
