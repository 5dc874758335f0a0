import {
  createInspiration,
  editedInspiration,
  findPieces,
  listInspirations,
  newInspiration,
  type NewInspirationAnswer,
  publishInspiration,
  saveInspiration,
} from '#platform/api-client/calls.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { answerOr, ask, isConfirmed, type Outcome, type RefusedCall } from '../../../parts/frame/outcome.ts'
import { type Asked, defineScreen, type Sent } from '../../screen.ts'
import type { InspirationData } from './inspiration-data.ts'
import { conflictLines } from './conflict-lines.ts'
import { documentOf, emptyInspiration } from './inspiration-form.ts'
import { inspirationErrors, inspirationProblems } from './inspiration-problems.ts'

/** B-09: all inspirations. */
export const inspirationsScreen = defineScreen({
  path: 'inspiracoes',
  label: 'Inspirações',
  group: 'Conteúdo',
  access: 'staff:content',
  load: ({ api, url }) => listInspirations(api, listQueryOf(url, ['state', 'room'])),
  component: async () => (await import('./InspirationsScreen.tsx')).InspirationsScreen,
})

/** B-09: a new one, from a picture that is sent first. */
export const newInspirationScreen = defineScreen<InspirationData>({
  path: 'inspiracoes/nova',
  label: 'Nova inspiração',
  access: 'staff:content',
  load: async (asked) => {
    const [around, found] = await Promise.all([newInspiration(asked.api, sentIn(asked)), piecesFor(asked)])
    return dataOf(
      { edited: null, document: emptyInspiration(around), pictureUrls: [], pieces: [] },
      around,
      asked,
      found,
    )
  },
  act: async ({ api, form }) => {
    const made = await answerOr(createInspiration(api, { requestBody: { document: documentOf(form) } }), [400])
    if ('answer' in made) return { kind: 'moved', to: `/inspiracoes/${made.answer.id}` }
    return refused(made.refused)
  },
  component: async () => (await import('./InspirationScreen.tsx')).InspirationScreen,
})

/** B-09: one of them: its words, and what is marked on its pictures. */
export const inspirationScreen = defineScreen<InspirationData>({
  path: 'inspiracoes/:inspirationId',
  label: 'Inspiração',
  access: 'staff:content',
  load: async (asked) => {
    const inspirationId = idOf(asked.params)
    const [answer, found] = await Promise.all([
      editedInspiration(asked.api, { inspirationId, ...sentIn(asked) }),
      piecesFor(asked),
    ])
    const { id, version, state, document, pictureUrls, pieces, ...around } = answer
    return dataOf({ edited: { id, version, state }, document, pictureUrls, pieces }, around, asked, found)
  },
  act: (sent) => (sent.form.get('act') === 'save' ? save(sent) : publish(sent)),
  title: ({ document }) => document.name,
  component: async () => (await import('./InspirationScreen.tsx')).InspirationScreen,
})

function sentIn({ url }: Asked): { sent?: string } {
  const sent = url.searchParams.get('picture') ?? ''
  return sent === '' ? {} : { sent }
}

async function piecesFor({ api, url }: Asked): Promise<InspirationData['found']> {
  const q = url.searchParams.get('pecas')?.trim() ?? ''
  return q === '' ? null : (await findPieces(api, { q })).pieces
}

/** A picture that was sent stands behind the others until it is saved with them. */
function dataOf(
  { document, pictureUrls, ...kept }: Pick<InspirationData, 'edited' | 'document' | 'pictureUrls' | 'pieces'>,
  around: NewInspirationAnswer,
  { url }: Asked,
  found: InspirationData['found'],
): InspirationData {
  const { sent, rooms, styles, pictureUploadUrl } = around
  const wrong = url.searchParams.get('wrong')
  const isNew = sent !== null && document.images.every(({ picture }) => picture !== sent.picture)
  const added = isNew ? [{ picture: sent.picture, width: sent.width, height: sent.height, hotspots: [] }] : []
  return {
    ...kept,
    document: { ...document, images: [...document.images, ...added] },
    pictureUrls: isNew ? [...pictureUrls, sent.url] : pictureUrls,
    around: { sent, rooms, styles, pictureUploadUrl },
    found,
    wrong: wrong === null ? null : inspirationProblems(wrong),
  }
}

async function save({ api, form, params }: Sent): Promise<Outcome> {
  const inspirationId = idOf(params)
  const document = documentOf(form)
  const body = { version: Number(form.get('version')), document }
  const saved = await answerOr(saveInspiration(api, { inspirationId, requestBody: body }), [400, 409])
  if ('answer' in saved) return { kind: 'done', message: 'Inspiração guardada.' }
  if (saved.refused.status === 400) return refused(saved.refused)
  const present = await editedInspiration(api, { inspirationId })
  return { kind: 'conflict', versions: conflictLines(document, present.document) }
}

function refused({ detail }: RefusedCall): Outcome {
  const message = `Não ficou guardado: ${inspirationProblems(detail)}`
  return { kind: 'refused', message, errors: inspirationErrors(detail) }
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
