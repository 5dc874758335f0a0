import type { StaffAccess } from '#platform/http/request/route-classes.ts'
import { type Screen, type ScreenGiven, screenOf } from '../parts/frame/screen.ts'

export type { Asked, Screen, ScreenProps, Sent } from '../parts/frame/screen.ts'

/** Where a screen stands in the navigation, in its order. */
export const groups = [
  'Hoje',
  'Lojas e feeds',
  'Faturação',
  'Ofertas',
  'Conteúdo',
  'Pessoas',
  'Moderação',
  'Operação',
] as const

/** Declares a screen of who runs the site; `screens.ts` lists it (docs/recipes.md, *Screen of the back office*). */
export function defineScreen<Data>(given: ScreenGiven<(typeof groups)[number], 'admin' | StaffAccess, Data>): Screen {
  return screenOf(given)
}
