/** Ids are branded so that one kind cannot be passed for another (style.md 9); on the wire and in the database they are plain numbers. */
declare const brand: unique symbol
type Branded<Name extends string> = number & { readonly [brand]: Name }

/** One shop's offer: key (eshop, item id), never deleted. */
export type VariantId = Branded<'VariantId'>
/** The identical article, colour and size included, of one or more shops. */
export type ProductId = Branded<'ProductId'>
/** One article in its colours and sizes. */
export type FamilyId = Branded<'FamilyId'>
export type EshopId = Branded<'EshopId'>
export type CategoryId = Branded<'CategoryId'>
export type FeedId = Branded<'FeedId'>
export type ImportRunId = Branded<'ImportRunId'>
export type UserId = Branded<'UserId'>

/** Gives a number that is known to be such an id (from our own database or table) its brand. */
export function asId<Id extends Branded<string>>(value: number): Id {
  return value as Id
}
