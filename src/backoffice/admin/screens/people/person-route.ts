import { changeRole, endSessions, erasePerson, exportPerson, showPerson } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { answerOr, ask, isConfirmed, type Outcome, type Question } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'
import { type RoleName, roleNames, rolesText, roleWords } from './people-words.ts'

/** B-08: one person, and what is done for them. Every act says why. */
export const personScreen = defineScreen({
  path: 'pessoas/:personId',
  label: 'Pessoa',
  access: 'admin',
  title: ({ person }) => person.name,
  load: ({ api, params }) => showPerson(api, { personId: Number(params['personId']) }),
  act: async (sent) => {
    const { form } = sent
    const reason = String(form.get('razao') ?? '').trim()
    if (reason.length < SHORTEST_REASON)
      return {
        kind: 'refused',
        message: 'Escreva a razão: fica no registo de alterações.',
        errors: { razao: 'Falta a razão.' },
      }
    const [what = '', which = ''] = String(form.get('ato') ?? '').split(':')
    const act = Object.hasOwn(acts, what) ? acts[what as keyof typeof acts] : undefined
    return act === undefined ? { kind: 'refused', message: 'Escolha o que fazer.' } : act(sent, which, reason)
  },
  component: async () => (await import('./PersonScreen.tsx')).PersonScreen,
})

const SHORTEST_REASON = 3

const acts = {
  dar: (sent: Sent, role: string, reason: string) => setRole(sent, role as RoleName, true, reason),
  retirar: (sent: Sent, role: string, reason: string) => setRole(sent, role as RoleName, false, reason),
  sessao: (sent: Sent, id: string, reason: string) => endOf(sent, Number(id), reason),
  sessoes: async (sent: Sent, _none: string, reason: string) =>
    unasked(sent, {
      title: 'Terminar todas as sessões?',
      effect: 'A pessoa sai de todos os dispositivos e terá de entrar outra vez.',
      confirm: 'Terminar',
    }) ?? endOf(sent, null, reason),
  copia: async ({ api, params }: Sent, _none: string, reason: string): Promise<Outcome> => {
    const made = await answerOr(exportPerson(api, { ...idOf(params), requestBody: { reason } }), [429])
    if ('refused' in made) return { kind: 'refused', message: 'Já foram feitas três cópias hoje. Tente amanhã.' }
    return {
      kind: 'done',
      message:
        made.answer.outcome === 'asked'
          ? 'A cópia está a ser feita. A pessoa recebe um e-mail quando puder descarregá-la.'
          : 'Já está uma cópia a ser feita.',
    }
  },
  eliminar: async (sent: Sent, _none: string, reason: string) =>
    unasked(sent, {
      title: 'Eliminar esta conta?',
      effect:
        'A pessoa sai de todos os dispositivos e recebe um e-mail com que pode anular. Depois do prazo, tudo o que é seu é apagado.',
      confirm: 'Eliminar',
      isDangerous: true,
    }) ?? setErasure(sent, true, reason),
  anular: (sent: Sent, _none: string, reason: string) => setErasure(sent, false, reason),
} as const

function idOf(params: Sent['params']) {
  return { personId: Number(params['personId']) }
}

/** The question, as long as nobody has answered it. */
function unasked({ form }: Sent, question: Question): Outcome | null {
  return isConfirmed(form) ? null : ask(form, question)
}

async function setRole(sent: Sent, role: RoleName, isGiven: boolean, reason: string): Promise<Outcome> {
  const { api, params, form } = sent
  if (!roleNames.includes(role)) return { kind: 'refused', message: 'Escolha um papel.' }
  const words = roleWords[role]
  const question = {
    title: isGiven ? `Atribuir o papel ${words}?` : `Retirar o papel ${words}?`,
    effect: isGiven
      ? role === 'admin'
        ? 'A pessoa passa a poder fazer tudo na gestão deste site, também atribuir papéis.'
        : `A pessoa passa a trabalhar em ${words} neste site.`
      : 'A pessoa deixa de o ter no próximo pedido, mesmo com um ecrã aberto. Se valia em todos os sites, deixa de valer em todos.',
    confirm: isGiven ? 'Atribuir' : 'Retirar',
    isDangerous: !isGiven,
  }
  const waits = unasked(sent, question)
  if (waits !== null) return waits
  const version = String(form.get('versao') ?? '')
  const changed = await answerOr(
    changeRole(api, { ...idOf(params), requestBody: { role, isGiven, version, reason } }),
    [409, 422],
  )
  if (!('refused' in changed))
    return { kind: 'done', message: isGiven ? `Papel atribuído: ${words}.` : `Papel retirado: ${words}.` }
  if (changed.refused.status === 422)
    return {
      kind: 'refused',
      message: isGiven
        ? 'A conta desta pessoa espera ser eliminada. Anule primeiro a eliminação.'
        : 'Não pode retirar o seu próprio papel de administração.',
    }
  const { person } = await showPerson(api, idOf(params))
  return {
    kind: 'conflict',
    versions: [
      { label: 'Papéis', yours: `${isGiven ? 'atribuir' : 'retirar'} ${words}`, present: rolesText(person.roles) },
    ],
  }
}

async function endOf({ api, params }: Sent, sessionId: number | null, reason: string): Promise<Outcome> {
  const { ended } = await endSessions(api, { ...idOf(params), requestBody: { sessionId, reason } })
  return { kind: 'done', message: `${countOf(ended, ['sessão terminada', 'sessões terminadas'])}.` }
}

async function setErasure({ api, params }: Sent, isAsked: boolean, reason: string): Promise<Outcome> {
  const set = await answerOr(erasePerson(api, { ...idOf(params), requestBody: { isAsked, reason } }), [409])
  if ('refused' in set)
    return {
      kind: 'refused',
      message: isAsked
        ? 'Retire primeiro os papéis desta pessoa.'
        : 'Não há eliminação que se possa anular: não está pedida, ou já começou.',
    }
  return { kind: 'done', message: isAsked ? 'A eliminação foi pedida.' : 'A eliminação foi anulada.' }
}
