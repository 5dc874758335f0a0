import { makeShopToken, revokeShopToken, type ShopToken, shopTokens } from '#platform/api-client/calls.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'

type Right = ShopToken['rights'][number]

/** B-07: tokens of the shop's own programs. */
export const tokensScreen = defineScreen({
  path: 'chaves',
  label: 'Chaves',
  group: 'Loja',
  access: 'people',
  load: ({ api }) => shopTokens(api),
  act: (sent) => (sent.form.get('tokenId') === null ? make(sent) : revoke(sent)),
  component: async () => (await import('./TokensScreen.tsx')).TokensScreen,
})

async function make({ api, form }: Sent): Promise<Outcome> {
  const rights = form.getAll('rights').map(String) as Right[]
  if (rights.length === 0) return { kind: 'refused', message: 'A chave não foi criada: escolha pelo menos um âmbito.' }
  const made = await answerOr(
    makeShopToken(api, { tokenRequest: { name: String(form.get('name') ?? ''), rights } }),
    [400, 409, 422],
  )
  if ('answer' in made)
    return {
      kind: 'done',
      message: `Chave criada. Copie-a agora, porque não volta a ser mostrada: ${made.answer.token}`,
    }
  const { status } = made.refused
  const message = 'A chave não foi criada.'
  if (status === 409) return { kind: 'refused', message, errors: { name: 'Nome: já há uma chave com este nome.' } }
  return status === 422
    ? { kind: 'refused', message: 'A loja já tem o máximo de chaves. Revogue uma primeiro.' }
    : { kind: 'refused', message, errors: { name: 'Nome: escreva 1 a 100 letras.' } }
}

async function revoke({ api, form }: Sent): Promise<Outcome> {
  if (!isConfirmed(form))
    return ask(form, {
      title: 'Revogar a chave?',
      effect: 'Os programas que a usam deixam de entrar já no próximo pedido. Não se pode desfazer.',
      confirm: 'Revogar',
      isDangerous: true,
    })
  const revoked = await answerOr(revokeShopToken(api, { tokenId: Number(form.get('tokenId')) }), [404])
  return 'answer' in revoked
    ? { kind: 'done', message: 'Chave revogada: já não abre nada.' }
    : { kind: 'refused', message: 'Esta chave já não existe.' }
}
