import { complain, type ComplainParameters, shopNotices } from '#platform/api-client/calls.ts'
import { answerOr, ask, isConfirmed } from '../../../parts/frame/outcome.ts'
import { defineScreen } from '../../screen.ts'

/** G-04: what was decided about the shop, with reasons, and what it complains about. */
export const noticesScreen = defineScreen({
  path: 'avisos',
  label: 'Avisos',
  group: 'Loja',
  access: 'read',
  load: async ({ api, url }) => ({
    ...(await shopNotices(api)),
    asked: { about: url.searchParams.get('about'), aboutId: url.searchParams.get('aboutId') },
  }),
  act: async ({ api, form }) => {
    const body = String(form.get('body') ?? '').trim()
    if (body.length < SHORTEST)
      return {
        kind: 'refused',
        message: 'Nada foi enviado.',
        errors: { body: 'Reclamação: escreva 20 a 2000 letras.' },
      }
    if (!isConfirmed(form))
      return ask(form, {
        title: 'Enviar a reclamação?',
        effect: 'Uma pessoa lê o caso e responde por escrito, aqui e por e-mail, sem custos.',
        confirm: 'Enviar',
      })
    const about = String(form.get('about') ?? '') as ComplainParameters['complaintRequest']['about']
    const made = await answerOr(
      complain(api, { complaintRequest: { about, aboutId: String(form.get('aboutId') ?? ''), body } }),
      [400, 404, 409],
    )
    if ('answer' in made) return { kind: 'done', message: `Reclamação n.º ${made.answer.complaintId} enviada.` }
    return {
      kind: 'refused',
      message:
        made.refused.status === 409
          ? 'Já há uma reclamação à espera sobre esta decisão.'
          : 'Esta decisão já não existe, ou a reclamação não se consegue ler.',
    }
  },
  component: async () => (await import('./NoticesScreen.tsx')).NoticesScreen,
})

const SHORTEST = 20
