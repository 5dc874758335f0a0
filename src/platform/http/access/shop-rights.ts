/**
 * What may be done for a shop (ADR 0123): `read` sees its area, the others change what they name; `billing` also reads what it owes. Roles
 * of people (`partners`) and tokens of programs are sets of them.
 */
export const SHOP_RIGHTS = ['read', 'feed', 'profile', 'orders', 'replies', 'bids', 'billing', 'people'] as const
export type ShopRight = (typeof SHOP_RIGHTS)[number]

/** Who acts for a shop decides who else does; a program never. */
export const TOKEN_RIGHTS = SHOP_RIGHTS.filter((right) => right !== 'people')

/** `shop:feed`: a token of a shop with that right, or somebody signed in whose role in the shop has it. */
export type ShopAccess = `shop:${ShopRight}`

/** The right that a route asks for, or null where it is not one of a shop's. */
export function shopRightOf(access: string | undefined): ShopRight | null {
  const right = access?.startsWith('shop:') ? access.slice('shop:'.length) : ''
  return SHOP_RIGHTS.find((each) => each === right) ?? null
}
