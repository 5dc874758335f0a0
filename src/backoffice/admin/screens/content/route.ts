import { saveContent, showContent } from '#platform/api-client/calls.ts'
import { answerOr, ask, isConfirmed, type Outcome, typedIn } from '../../outcome.ts'
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
    return save(edited, sent, { before: entries, entries: moveEntry(entries, at, move), version, yours: null, at })
  }
  const sort = edited.sorts === undefined ? null : String(form.get('kind') ?? '')
  const yours = entryOf(edited, sort, form)
  return save(edited, sent, {
    before: entries,
    entries: putEntry(entries, at, yours),
    version,
    yours,
    at: at ?? entries.length,
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

/** Saves all entries where they are still those that the form was made from. */
async function save(
  edited: EditedKind,
  { api, form, url }: Sent,
  change: { before: readonly Entry[]; entries: readonly Entry[]; version: string; yours: Entry | null; at: number },
): Promise<Outcome> {
  const reason = String(form.get('reason') ?? '').trim()
  if (String(form.get('version') ?? '') !== change.version) return conflict(edited, change)
  const requestBody = {
    version: change.version,
    entries: change.entries.map((entry) => ({ ...entry })),
    ...(reason !== '' && { reason }),
  }
  const saved = await answerOr(saveContent(api, { kind: edited.kind, requestBody }), [400, 409, 422])
  if ('answer' in saved) return { kind: 'moved', to: url.pathname }
  if (saved.refused.status === 409) return conflict(edited, change)
  return { ...refusedFields(edited, change.at, saved.refused.detail), typed: typedIn(form) }
}

function conflict(
  edited: EditedKind,
  { yours, at, before }: { yours: Entry | null; at: number; before: readonly Entry[] },
): Outcome {
  const fields = yours === null ? [] : fieldsOf(edited, sortOfEntry(edited, yours))
  return {
    kind: 'conflict',
    versions: fields.map((field) => ({
      label: field.label,
      yours: valueOf(yours ?? {}, field),
      present: valueOf(before[at] ?? {}, field),
    })),
  }
}
