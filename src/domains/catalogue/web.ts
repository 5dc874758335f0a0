import type { WebSide } from '#platform/domain/define-domain.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { menuCall } from './calls.ts'
import type { Category } from './category-tree.ts'
import { type ChosenCategories, menuTrees } from './menu.ts'

export interface CatalogueWebParts {
  /** Address of a category's picture in the menu. */
  menuPictureOf(category: Category): string
  /** What editors have chosen of the menu. */
  chosenCategories(): ChosenCategories
}

/** The menu; the catalogue itself is code. */
export function web({ menuPictureOf, chosenCategories }: CatalogueWebParts): WebSide {
  return { routes: (app) => mountCall(app, menuCall, () => menuTrees(menuPictureOf, chosenCategories())) }
}
