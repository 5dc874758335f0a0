import { listChanges, type ListChangesParameters, undoChange } from '#platform/api-client/calls.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'
import { changedFields, shown } from './changed-fields.ts'
import { thingText } from './change-words.ts'
import { fieldText } from './field-words.ts'

/** B-08 Registo: who changed what, when, with what was there before. */
export const auditScreen = defineScreen({
  path: 'registo',
  label: 'Registo de alterações',
  group: 'Operação',
  access: 'staff',
  load: ({ api, url }) =>
    listChanges(api, listQueryOf<ListChangesParameters>(url, ['by', 'kind', 'thingId', 'from', 'to'])),
  component: async () => (await import('./AuditScreen.tsx')).AuditScreen,
})

/** B-08: one change, and taking it back. */
export const changeScreen = defineScreen({
  path: 'registo/:changeId',
  label: 'Alteração',
  access: 'staff',
  title: thingText,
  load: async ({ api, params }) => {
    const [change] = (await listChanges(api, { id: Number(params['changeId']) })).rows
    if (change === undefined) throw new Response(null, { status: 404 })
    return change
  },
  act: takeBack,
  component: async () => (await import('./ChangeScreen.tsx')).ChangeScreen,
})

async function takeBack({ api, params, form }: Sent): Promise<Outcome> {
  const reason = String(form.get('razao') ?? '').trim()
  if (reason.length < SHORTEST_REASON)
    return { kind: 'refused', message: 'Escreva a razão: fica no registo.', errors: { razao: 'Falta a razão.' } }
  if (!isConfirmed(form))
    return ask(form, {
      title: 'Repor o que estava?',
      effect: 'Volta a valer o que estava antes desta alteração. Também isso fica no registo.',
      confirm: 'Repor',
    })
  const changeId = Number(params['changeId'])
  const undone = await answerOr(undoChange(api, { changeId, requestBody: { reason } }), [403, 409, 422])
  if (!('refused' in undone)) return { kind: 'done', message: 'Foi reposto o que estava.' }
  if (undone.refused.status !== 409) return { kind: 'refused', message: 'Esta alteração não pode ser reposta por si.' }
  const [change] = (await listChanges(api, { id: changeId })).rows
  const [last] = (await listChanges(api, { kind: change?.kind ?? null, thingId: change?.thingId ?? null, pageSize: 1 }))
    .rows
  return {
    kind: 'conflict',
    versions: changedFields(change?.before, last?.after).map((field) => ({
      label: change === undefined ? field.name : fieldText(change, field.name),
      yours: shown(field, field.before),
      present: shown(field, field.after),
    })),
  }
}

const SHORTEST_REASON = 3
