import type { ReactNode } from 'react'
import { shopSlots } from './shop-slots.tsx'
import { CookieChoice } from './slots/CookieChoice.tsx'
import { CookieTables } from './slots/CookieTables.tsx'
import { DiscountExample } from './slots/DiscountExample.tsx'
import { KeptOfAccounts, KeptOfVisitors } from './slots/KeptTables.tsx'

/** What texts show by `{{name}}` alone in a paragraph: drawn from the code's own lists, so that it cannot say anything else. */
export const wordSlots: Readonly<Record<string, () => ReactNode>> = {
  'botao-de-cookies': CookieChoice,
  'exemplo-de-desconto': DiscountExample,
  'tabela-de-cookies': CookieTables,
  'tabela-de-dados': KeptOfAccounts,
  'tabela-de-visitas': KeptOfVisitors,
  ...shopSlots,
}
