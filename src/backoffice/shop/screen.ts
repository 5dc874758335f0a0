import type { ShopRight } from '#platform/http/access/shop-rights.ts'
import { type Screen, type ScreenGiven, screenOf } from '../parts/frame/screen.ts'

export type { Asked, Screen, ScreenProps, Sent } from '../parts/frame/screen.ts'

/** Where a screen of a shop stands in the navigation, in its order. */
export const groups = ['Resumo', 'Ofertas', 'Cliques e faturas', 'Condições', 'Clientes', 'Loja'] as const

/** Declares a screen of the shops' application; `screens.ts` lists it. `access`: the right in the shop (ADR 0123). */
export function defineScreen<Data>(given: ScreenGiven<(typeof groups)[number], ShopRight, Data>): Screen {
  return screenOf(given)
}
