import type { ReactNode } from 'react'
import { shopSlots } from './shop-slots.tsx'

/** What texts show by `{{name}}` alone in a paragraph: drawn from the code's own lists, so that it cannot say anything else. */
export const wordSlots: Readonly<Record<string, () => ReactNode>> = { ...shopSlots }
