import { nameShopOwner, showShopPeople, type ShopPeopleOfSite } from '#platform/api-client/calls.ts'
import { answerOr, ask, isConfirmed, type Outcome, type RefusedCall } from '../../../parts/frame/outcome.ts'
import { momentWords } from '../../../parts/words.ts'
import { defineScreen, type Sent } from '../../screen.ts'

/** B-07: who acts for a shop; one without an owner is given one. */
export const shopPeopleScreen = defineScreen<ShopPeopleOfSite>({
  path: 'lojas/:eshopId/pessoas',
  label: 'Pessoas da loja',
  access: 'staff:feeds',
  load: ({ api, params }) => showShopPeople(api, { eshopId: Number(params['eshopId']) }),
  act: nameOwner,
  title: ({ shop }) => `Pessoas de ${shop}`,
  component: async () => (await import('./ShopPeopleScreen.tsx')).ShopPeopleScreen,
})

async function nameOwner({ api, params, form }: Sent): Promise<Outcome> {
  const eshopId = Number(params['eshopId'])
  const email = String(form.get('email') ?? '').trim()
  const personId = Number(form.get('personId'))
  const isMember = form.has('personId')
  if (!isMember && email === '') return refusedAt('email', 'E-mail: falta.')
  if (!isConfirmed(form)) {
    const { shop, members } = await showShopPeople(api, { eshopId })
    const name = members.find((each) => each.personId === personId)?.name ?? 'Esta pessoa'
    return ask(form, {
      title: 'Nomear quem responde pela loja?',
      effect: isMember
        ? `${name} passa a poder tudo na área da loja ${shop}, também convidar e retirar pessoas.`
        : `${email} recebe um convite por e-mail. Quem o aceitar passa a poder tudo na área da loja ${shop}, também convidar e retirar pessoas.`,
      confirm: isMember ? 'Nomear' : 'Enviar o convite',
    })
  }
  const named = await answerOr(
    nameShopOwner(api, { eshopId, requestBody: isMember ? { personId } : { email } }),
    [400, 409, 422, 429],
  )
  if ('refused' in named)
    return isMember ? { kind: 'refused', message: wordsOf(named.refused) } : refusedAt('email', wordsOf(named.refused))
  const { expiresAt } = named.answer
  return {
    kind: 'done',
    message:
      expiresAt === null
        ? 'A loja tem responsável.'
        : `Convite enviado a ${email}. Vale até ${momentWords(expiresAt)}.`,
  }
}

function refusedAt(field: string, words: string): Outcome {
  return { kind: 'refused', message: 'Ninguém foi nomeado.', errors: { [field]: words } }
}

function wordsOf({ status, detail }: RefusedCall): string {
  if (status === 409) return 'A loja já tem responsável: é essa pessoa que convida as outras.'
  if (status === 429) return 'Foram enviados muitos convites. Espere uns minutos.'
  if (detail.includes('acts for the shop already')) return 'Esta pessoa já está na loja: nomeie-a na lista.'
  if (detail.startsWith('members')) return 'A loja já tem o máximo de pessoas e de convites.'
  return 'E-mail: não é um endereço.'
}
