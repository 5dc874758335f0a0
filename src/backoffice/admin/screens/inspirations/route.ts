import {
  editedInspiration,
  findPieces,
  listInspirations,
  publishInspiration,
  saveInspiration,
} from '#platform/api-client/calls.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'
import type { InspirationData } from './inspiration-data.ts'
import { conflictLines } from './conflict-lines.ts'
import { documentOf } from './inspiration-form.ts'
import { inspirationProblems } from './inspiration-problems.ts'

/** B-09: all inspirations. */
export const inspirationsScreen = defineScreen({
  path: 'inspiracoes',
  label: 'Inspirações',
  group: 'Conteúdo',
  access: 'staff:content',
  load: ({ api, url }) => listInspirations(api, listQueryOf(url, ['state', 'room'])),
  component: async () => (await import('./InspirationsScreen.tsx')).InspirationsScreen,
})

/** B-09: one of them: its words, and what is marked on its pictures. */
export const inspirationScreen = defineScreen<InspirationData>({
  path: 'inspiracoes/:inspirationId',
  label: 'Inspiração',
  access: 'staff:content',
  load: async ({ api, url, params }) => {
    const q = url.searchParams.get('pecas')?.trim() ?? ''
    const [edited, found] = await Promise.all([
      editedInspiration(api, { inspirationId: idOf(params) }),
      q === '' ? null : findPieces(api, { q }),
    ])
    return { edited, found: found?.pieces ?? null }
  },
  act: (sent) => (sent.form.get('act') === 'save' ? save(sent) : publish(sent)),
  title: ({ edited }) => edited.document.name,
  component: async () => (await import('./InspirationScreen.tsx')).InspirationScreen,
})

async function save({ api, form, params }: Sent): Promise<Outcome> {
  const inspirationId = idOf(params)
  const document = documentOf(form)
  const body = { version: Number(form.get('version')), document }
  const saved = await answerOr(saveInspiration(api, { inspirationId, requestBody: body }), [400, 409])
  if ('answer' in saved) return { kind: 'done', message: 'Inspiração guardada.' }
  if (saved.refused.status === 400) return { kind: 'refused', message: `Não ficou guardado: ${inspirationProblems(saved.refused.detail)}` }
  const present = await editedInspiration(api, { inspirationId })
  return { kind: 'conflict', versions: conflictLines(document, present.document) }
}

async function publish({ api, form, params }: Sent): Promise<Outcome> {
  const isPublishing = form.get('act') === 'publish'
  if (!isConfirmed(form))
    return ask(
      form,
      isPublishing
        ? { title: 'Publicar esta inspiração?', effect: 'Fica à vista de toda a gente.', confirm: 'Publicar' }
        : {
            title: 'Retirar esta inspiração?',
            effect: 'Deixa de se ver, e o endereço dela deixa de existir.',
            confirm: 'Retirar',
            isDangerous: true,
          },
    )
  const state = isPublishing ? 'published' : 'draft'
  const body = { version: Number(form.get('version')), state } as const
  const done = await answerOr(publishInspiration(api, { inspirationId: idOf(params), requestBody: body }), [400, 409])
  if ('answer' in done)
    return { kind: 'done', message: isPublishing ? 'Inspiração publicada.' : 'Inspiração retirada.' }
  return done.refused.status === 400
    ? { kind: 'refused', message: `Não foi possível: ${inspirationProblems(done.refused.detail)}` }
    : { kind: 'conflict', versions: [] }
}

function idOf(params: Sent['params']): number {
  return Number(params['inspirationId'])
}
