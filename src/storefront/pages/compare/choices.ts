import { ancestors, categoryById } from '#domains/catalogue/contract.ts'
import type { Comparison } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { cardName } from '../../copy/calm-name.ts'
import { leadPicture } from '../../parts/gallery/present-gallery.ts'
import type { WireImage } from '../../site.ts'
import { type CompareAddress, MOST_SHOWN } from './compare-address.ts'
import { type Shown, totalText } from './compare-rows.ts'

/** More products than stand beside each other: which of them? */
export interface ChoiceView {
  readonly region: Region
  readonly count: number
  readonly groups: readonly { readonly title: string; readonly choices: readonly Choice[] }[]
}

interface Choice {
  readonly variantId: number
  readonly name: string
  readonly total: string
  readonly eshopName: string
  readonly image: WireImage | null
  /** The first six of the largest group: sofas are compared with sofas. */
  readonly isChosen: boolean
}

/** Products by kind (sofas, whatever their seats), the largest group first. */
export function loadChoices(
  products: readonly Shown[],
  { products: asked }: Comparison,
  { region }: CompareAddress,
): ChoiceView {
  const groups = [...Map.groupBy(products, ({ product }) => kindOf(product.categoryId))].sort(
    ([, a], [, b]) => b.length - a.length,
  )
  return {
    region,
    count: products.length,
    groups: groups.map(([title, members], group) => ({
      title,
      choices: members.map(({ product, variants, shown }, index) => ({
        variantId: asked.find((each) => each.product.productId === product.productId)?.askedIds[0] ?? shown.variantId,
        name: cardName(product.title, false),
        total: totalText(shown, region).text,
        eshopName: shown.eshop.name,
        image: leadPicture(product, [shown, ...variants]),
        isChosen: group === 0 && index < MOST_SHOWN,
      })),
    })),
  }
}

/** The name of the category below the department. */
function kindOf(categoryId: number | null): string {
  const category = categoryId === null ? null : categoryById(categoryId)
  return category === null ? 'Outros' : ([...ancestors(category), category][1] ?? category).name
}
