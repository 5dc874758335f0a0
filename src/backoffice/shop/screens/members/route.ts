import {
  changeMember,
  inviteMember,
  removeMember,
  type ShopMember,
  shopMembers,
  withdrawInvitation,
} from '#platform/api-client/calls.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'

type Role = ShopMember['role']

/** B-07: who may act for the shop. */
export const membersScreen = defineScreen({
  path: 'pessoas',
  label: 'Pessoas',
  group: 'Loja',
  access: 'people',
  load: ({ api }) => shopMembers(api),
  act: (sent) => {
    const what = String(sent.form.get('what') ?? '')
    return (acts[what] ?? inviteSomebody)(sent)
  },
  component: async () => (await import('./MembersScreen.tsx')).MembersScreen,
})

const acts: Readonly<Record<string, (sent: Sent) => Promise<Outcome>>> = { role: giveRole, remove, withdraw }

async function inviteSomebody({ api, form }: Sent): Promise<Outcome> {
  const invited = await answerOr(
    inviteMember(api, { invitationRequest: { email: String(form.get('email') ?? ''), role: roleIn(form) } }),
    [400, 409, 422, 429],
  )
  if ('answer' in invited) return { kind: 'done', message: 'Convite enviado. Vale 7 dias.' }
  const { status, detail } = invited.refused
  const message = 'Não foi enviado convite.'
  if (status === 409) return { kind: 'refused', message, errors: { email: 'Esta pessoa já age pela loja.' } }
  if (status === 429) return { kind: 'refused', message: 'Foram muitos convites seguidos. Espere alguns minutos.' }
  return detail.startsWith('members')
    ? { kind: 'refused', message: 'A loja já tem o máximo de pessoas e convites.' }
    : { kind: 'refused', message, errors: { email: 'E-mail: não é um endereço.' } }
}

const LAST_OWNER: Outcome = {
  kind: 'refused',
  message: 'A loja tem de ter um responsável: dê essa função a outra pessoa primeiro.',
}

async function giveRole({ api, form }: Sent): Promise<Outcome> {
  const changed = await answerOr(
    changeMember(api, { personId: Number(form.get('personId')), roleRequest: { role: roleIn(form) } }),
    [404, 409],
  )
  if ('answer' in changed) return { kind: 'done', message: 'Função mudada. Vale já.' }
  return changed.refused.status === 409 ? LAST_OWNER : { kind: 'refused', message: 'Esta pessoa já não age pela loja.' }
}

async function remove({ api, form }: Sent): Promise<Outcome> {
  if (!isConfirmed(form))
    return ask(form, {
      title: 'Retirar esta pessoa?',
      effect: `${String(form.get('name') ?? '')} deixa de entrar na área da loja, já no próximo pedido. As chaves que criou ficam.`,
      confirm: 'Retirar',
      isDangerous: true,
    })
  const removed = await answerOr(removeMember(api, { personId: Number(form.get('personId')) }), [404, 409])
  if ('answer' in removed) return { kind: 'done', message: 'A pessoa já não age pela loja.' }
  return removed.refused.status === 409 ? LAST_OWNER : { kind: 'refused', message: 'Esta pessoa já não age pela loja.' }
}

async function withdraw({ api, form }: Sent): Promise<Outcome> {
  const withdrawn = await answerOr(withdrawInvitation(api, { invitationId: Number(form.get('invitationId')) }), [404])
  return 'answer' in withdrawn
    ? { kind: 'done', message: 'Convite anulado.' }
    : { kind: 'refused', message: 'Este convite já não existe.' }
}

/** What is none is refused by the call. */
function roleIn(form: FormData): Role {
  return String(form.get('role') ?? '') as Role
}
