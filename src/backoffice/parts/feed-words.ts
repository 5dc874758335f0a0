/** What states of feeds and imports are called. */
export const feedStateWords = {
  held: 'retida',
  failing: 'a falhar',
  disabled: 'deixou de ser lida',
  fine: 'em dia',
  none: 'sem feed',
} as const

export const runStateWords = {
  running: 'a decorrer',
  applied: 'aplicada',
  held: 'retida',
  failed: 'falhou',
  rejected: 'rejeitada',
  replaced: 'substituída',
} as const

export const severityWords = { fatal: 'impede tudo', error: 'erro', warning: 'aviso', hint: 'sugestão' } as const
