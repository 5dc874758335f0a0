import { saveContent, showContent } from '#platform/api-client/calls.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
import { type Asked, defineScreen, type Screen, type Sent } from '../../screen.ts'
import { moveEntry, type Move, putEntry } from './change-entries.ts'
import { type EditedKind, editedKinds, type Entry, fieldsOf, sortOfEntry } from './edited-kinds.ts'
import type { ContentData } from './content-data.ts'
import { entryOf, valueOf } from './entry-values.ts'
import { refusedFields } from './refused-fields.ts'

/** B-08, L-16, H-07: what editors put on the site, a screen for each kind. */
export const contentScreens: readonly Screen[] = editedKinds.map((edited) =>
  defineScreen<ContentData>({
    path: `conteudo/${edited.path}`,
    label: edited.label,
    group: 'Conteúdo',
    access: 'staff:content',
    load: (asked) => load(edited, asked),
    act: (sent) => act(edited, sent),
    component: async () => (await import('./ContentScreen.tsx')).ContentScreen,
  }),
)

async function load({ kind, sorts }: EditedKind, { api, url }: Asked): Promise<ContentData> {
  const { version, entries } = await showContent(api, { kind })
  const editing = url.searchParams.get('entrada')
  const asked = url.searchParams.get('tipo')
  return {
    kind,
    version,
    entries,
    editing: editing === 'nova' ? 'new' : editing !== null && entries[Number(editing)] ? Number(editing) : null,
    sort: sorts !== undefined && asked !== null && Object.hasOwn(sorts, asked) ? asked : null,
  }
}

const MOVES = { subir: 'up', descer: 'down', retirar: 'remove' } as const satisfies Record<string, Move>

async function act(edited: EditedKind, sent: Sent): Promise<Outcome> {
  const { api, form } = sent
  const { version, entries } = await showContent(api, { kind: edited.kind })
  const named = String(form.get('acto') ?? '')
  const at = form.get('entrada') === 'nova' ? null : Number(form.get('entrada'))
  if (Object.hasOwn(MOVES, named) && at !== null) {
    const move = MOVES[named as keyof typeof MOVES]
    if (move === 'remove' && !isConfirmed(form)) return ask(form, removal(entries[at]))
    const done = move === 'remove' ? 'Entrada retirada.' : 'Ordem guardada.'
    return save(edited, sent, { entries: moveEntry(entries, at, move), version, yours: null, at, done })
  }
  const sort = edited.sorts === undefined ? null : String(form.get('kind') ?? '')
  const yours = entryOf(edited, sort, form)
  return save(edited, sent, {
    entries: putEntry(entries, at, yours),
    version,
    yours,
    at: at ?? entries.length,
    done: at === null ? null : 'Guardado: o site mostra-o dentro de segundos.',
  })
}

function removal(entry: Entry | undefined) {
  const ident = String(entry?.['ident'] ?? '')
  return {
    title: `Retirar «${ident}»?`,
    effect: 'Deixa de aparecer no site dentro de segundos. Pode ser reposto no registo de alterações.',
    confirm: 'Retirar',
    isDangerous: true,
  }
}

interface ContentChange {
  readonly entries: readonly Entry[]
  readonly version: string
  readonly yours: Entry | null
  readonly at: number
  /** What is said when it is saved; null: the list is shown in place of the form. */
  readonly done: string | null
}

/** Saves all entries where they are still those that the form was made from. */
async function save(edited: EditedKind, { api, form, url }: Sent, change: ContentChange): Promise<Outcome> {
  const reason = String(form.get('reason') ?? '').trim()
  if (String(form.get('version') ?? '') !== change.version) return conflict(edited, api, change)
  const requestBody = {
    version: change.version,
    entries: change.entries.map((entry) => ({ ...entry })),
    ...(reason !== '' && { reason }),
  }
  const saved = await answerOr(saveContent(api, { kind: edited.kind, requestBody }), [400, 409, 422])
  if ('answer' in saved)
    return change.done === null ? { kind: 'moved', to: url.pathname } : { kind: 'done', message: change.done }
  if (saved.refused.status === 409) return conflict(edited, api, change)
  return refusedFields(edited, change.at, saved.refused.detail)
}

/** What was typed beside the entry that bears its name now, wherever it stands. */
async function conflict(edited: EditedKind, api: Sent['api'], { yours, at }: ContentChange): Promise<Outcome> {
  if (yours === null) return { kind: 'conflict', versions: [] }
  const entries: readonly Entry[] = (await showContent(api, { kind: edited.kind })).entries
  const present = entries.find(({ ident }) => ident === yours['ident']) ?? entries[at] ?? {}
  return {
    kind: 'conflict',
    versions: fieldsOf(edited, sortOfEntry(edited, yours)).map((field) => ({
      label: field.label,
      yours: valueOf(yours, field),
      present: valueOf(present, field),
    })),
  }
}
