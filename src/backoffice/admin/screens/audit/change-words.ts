/** Kinds of changes, as people read them; a new kind comes in here, and until then is shown by its name. */
export const kindWords: Readonly<Record<string, string>> = {
  'identity.roles': 'Papéis',
  'identity.sessions': 'Sessões',
  'identity.export': 'Cópia de dados',
  'identity.erasure': 'Eliminação de conta',
  'content.article': 'Artigo',
  'search.synonym': 'Sinónimo',
  'moderation.decision': 'Decisão sobre um texto',
}

const actionWords: Readonly<Record<string, string>> = {
  given: 'atribuiu',
  taken: 'retirou',
  set: 'definiu',
  asked: 'pediu',
  ended: 'terminou',
  removed: 'removeu',
  added: 'juntou',
  undone: 'repôs',
  create: 'criou',
  autosave: 'guardou (automático)',
  save: 'guardou',
  restore: 'recuperou uma versão',
  publish: 'publicou',
  refuse: 'recusou',
  remove: 'retirou',
  schedule: 'agendou',
  withdraw: 'retirou de publicação',
}

export function kindText(kind: string): string {
  return Object.hasOwn(kindWords, kind) ? (kindWords[kind] ?? kind) : kind
}

export function actionText(action: string): string {
  return Object.hasOwn(actionWords, action) ? (actionWords[action] ?? action) : action
}

export function whoText(by: { readonly id: number; readonly name: string | null } | null): string {
  return by === null ? 'programa' : (by.name ?? `pessoa ${by.id} (já não existe)`)
}

/** A value of the log in one line: 'admin: false, staff: content: sim'. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value as string | number)
}

/** Each field that either side has, with both values; what is no object is one field. */
export function fieldsOf(
  before: unknown,
  after: unknown,
): readonly { name: string; before: unknown; after: unknown }[] {
  const [old, now] = [objectOf(before), objectOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].map((name) => ({
    name,
    before: old[name],
    after: now[name],
  }))
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { valor: value }
}
