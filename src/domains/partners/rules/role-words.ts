/** What a role lets somebody do, in a mail and on pages. */
export const ROLE_WORDS = {
  owner: { name: 'Responsável', may: 'tudo, também convidar pessoas e criar chaves' },
  manager: { name: 'Gestão', may: 'tudo menos pessoas e chaves' },
  finance: { name: 'Finanças', may: 'ver tudo e tratar de licitações, orçamentos e faturas' },
  viewer: { name: 'Só ver', may: 'ver, sem mudar nada' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly may: string }>>
