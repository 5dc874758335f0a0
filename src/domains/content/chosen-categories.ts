import type { ChosenCategories } from '#domains/catalogue/contract.ts'
import type { Content } from './kinds/content-kinds.ts'

/** What editors have chosen of the menu (E-06), as slugs. */
export function chosenCategories({ menuGifts, menuTop }: Pick<Content, 'menuGifts' | 'menuTop'>): ChosenCategories {
  return { gifts: menuGifts.map(({ ident }) => ident), top: menuTop.map(({ ident }) => ident) }
}
