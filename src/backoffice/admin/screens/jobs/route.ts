import { countOf } from '#storefront/copy/format.ts'
import {
  dropDeadWork,
  getWork,
  listDeadWork,
  listRefusedClicks,
  retryDeadWork,
  settleRefusedClicks,
} from '#platform/api-client/calls.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'

const WORDS = ['trabalho', 'trabalhos'] as const

/** B-08 Trabalhos: how the work of all domains stands, and what was given up. */
export const jobsScreen = defineScreen({
  path: 'trabalhos',
  label: 'Trabalhos',
  group: 'Operação',
  access: 'admin',
  load: async ({ api, url }) => {
    const [work, dead, refusedClicks] = await Promise.all([
      getWork(api),
      listDeadWork(api, listQueryOf(url, ['kind'])),
      listRefusedClicks(api),
    ])
    return { ...work, dead, refusedClicks }
  },
  act: settle,
  component: async () => (await import('./JobsScreen.tsx')).JobsScreen,
})

async function settle(sent: Sent): Promise<Outcome> {
  const { api, form } = sent
  const ids = form.getAll('ids').map(String)
  const action = form.get('action')
  if (action === 'store-clicks' || action === 'drop-clicks') return settleClicks(sent, action === 'drop-clicks')
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

async function settleClicks({ api, form }: Sent, discard: boolean): Promise<Outcome> {
  if (discard && !isConfirmed(form))
    return ask(form, {
      title: 'Esquecer os cliques recusados?',
      effect: 'Os que a base de dados voltar a recusar desaparecem para sempre e nunca são contados nem faturados.',
      confirm: 'Esquecer',
      isDangerous: true,
    })
  const { stored, refused } = await settleRefusedClicks(api, { requestBody: { discard } })
  const left = `${countOf(refused, ['recusado', 'recusados'])}${discard ? ', para sempre' : ' outra vez'}`
  return { kind: 'done', message: `${countOf(stored, ['clique guardado', 'cliques guardados'])}, ${left}.` }
}
