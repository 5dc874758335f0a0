import type { Choice } from './choice.ts'

export type ConditionCode = 'new' | 'used' | 'refurbished' | 'returned'

/** Conditions (`condicao`; decisions.md: new, used, refurbished, returned). `code` is the word of the wire and the database. */
export const conditions: readonly (Choice & { readonly code: ConditionCode })[] = [
  { id: 1, code: 'new', slug: 'novo', label: 'Novo', words: ['novo', 'nova', 'new', 'nuevo', 'neuf', 'neu'] },
  {
    id: 2,
    code: 'used',
    slug: 'usado',
    label: 'Usado',
    words: ['usado', 'usada', 'segunda mão', 'used', 'second hand', 'usagé', 'gebraucht', 'em segunda mão'],
  },
  {
    id: 3,
    code: 'refurbished',
    slug: 'recondicionado',
    label: 'Recondicionado',
    words: ['recondicionado', 'recondicionada', 'restaurado', 'refurbished', 'reacondicionado', 'reconditionné'],
  },
  {
    id: 4,
    code: 'returned',
    slug: 'devolvido',
    label: 'Devolvido',
    words: ['devolvido', 'devolvida', 'outlet de devolução', 'caixa aberta', 'open box', 'returned', 'devolução'],
  },
]
