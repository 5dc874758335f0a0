/** T-03: the specification's labels. */
export const watchWords = {
  begin: 'Ver disponibilidade',
  end: 'Deixar de acompanhar',
} as const
