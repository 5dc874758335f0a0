import { countOf } from '#storefront/copy/format.ts'
import { dropDeadWork, getWork, listDeadWork, retryDeadWork } from '#platform/api-client/calls.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { ask, isConfirmed, type Outcome } from '../../outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'

const WORDS = ['trabalho', 'trabalhos'] as const

/** B-08 Trabalhos: how the work of all domains stands, and what was given up. */
export const jobsScreen = defineScreen({
  path: 'trabalhos',
  label: 'Trabalhos',
  group: 'Operação',
  access: 'admin',
  load: async ({ api, url }) => {
    const [work, dead] = await Promise.all([getWork(api), listDeadWork(api, listQueryOf(url, ['kind']))])
    return { ...work, dead }
  },
  act: settle,
  component: async () => (await import('./JobsScreen.tsx')).JobsScreen,
})

async function settle({ api, form }: Sent): Promise<Outcome> {
  const ids = form.getAll('ids').map(String)
  const action = form.get('action')
  if (ids.length === 0) return { kind: 'refused', message: 'Escolha primeiro pelo menos um trabalho.' }
  if (action === 'retry') {
    const { count } = await retryDeadWork(api, { requestBody: { ids } })
    return { kind: 'done', message: `${countOf(count, ['trabalho volta', 'trabalhos voltam'])} a correr.` }
  }
  if (!isConfirmed(form))
    return ask(form, {
      title: 'Esquecer o que falhou?',
      effect: `${countOf(ids.length, WORDS)} por fazer ${ids.length === 1 ? 'desaparece' : 'desaparecem'} para sempre. O que ${ids.length === 1 ? 'devia' : 'deviam'} fazer fica por fazer.`,
      confirm: 'Esquecer',
      isDangerous: true,
    })
  const { count } = await dropDeadWork(api, { requestBody: { ids } })
  return { kind: 'done', message: `${countOf(count, ['trabalho esquecido', 'trabalhos esquecidos'])}.` }
}
