/** What other domains may use of the catalogue (architecture.md, Layout). */
export {
  ancestors,
  categories,
  categoryById,
  categoryBySlug,
  childrenOf,
  departmentOf,
  departments,
  descendants,
  isAncestor,
  isLeaf,
  parentOf,
  type Category,
} from './category-tree.ts'
export type { Gender } from './tree/category-row.ts'
export {
  sizeProfiles,
  type AxisRange,
  type SizeAxis,
  type SizeProfile,
  type SizeProfileName,
} from './tree/size-profiles.ts'
export type { Choice } from './vocabularies/choice.ts'
export { colours, type Colour } from './vocabularies/colours.ts'
export { conditions, type ConditionCode } from './vocabularies/conditions.ts'
export { inSentence } from './rules/in-sentence.ts'
export { anyMetal, anyWood, metals, woods } from './vocabularies/material-kinds.ts'
export { materials } from './vocabularies/materials.ts'
export { rooms } from './vocabularies/rooms.ts'
export { shapes } from './vocabularies/shapes.ts'
export { styles } from './vocabularies/styles.ts'
export { categoryParameters, type CategoryParameter } from './vocabularies/category-parameters.ts'
export { meaninglessPhrases } from './attributes/words/attribute-words.ts'
export { maySeat } from './attributes/seated-categories.ts'
export { extractAttributes, type AttributeInput } from './attributes/extract-attributes.ts'
export { idsOfValue, listOfField } from './attributes/item-fields.ts'
export { MOST_VALUE_CHARS, NO_SHOP_VALUES, shopValueKey, type ShopValues } from './attributes/shop-values.ts'
export { vocabularies, type VocabularyName } from './attributes/words/attribute-words.ts'
export {
  noAttributes,
  type Attributes,
  type AttributeSource,
  type IdsFact,
  type SeatsFact,
  type SizeFact,
  type SizeHint,
} from './attributes/attributes.ts'
export { rulesVersion } from './rules-version.ts'
export { categorise, type CategoryAnswer, type CategoryInput, type CategorySource } from './categorise/categorise.ts'
export { offerKind, type OfferKind } from './categorise/offer-kind.ts'
export { pathKey } from './categorise/path-words.ts'
export { type CategorySuggestion, suggestCategories } from './categorise/suggest-categories.ts'
export type { ShopCategoryRule } from './categorise/shop-rules.ts'
export {
  type ChosenCategories,
  giftSlugs,
  menuTrees,
  type MenuItem,
  type MenuTrees,
  roomTrees,
  topCategorySlugs,
} from './menu.ts'
export { menuCall } from './calls.ts'
