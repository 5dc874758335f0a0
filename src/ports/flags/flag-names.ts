/** Every flag that the product asks for, under the key that it has in the flag payload (E-16). An absent one is off. */
export const flagNames = {
  /** A number: from so many days before 24 December 'Entrega até ao Natal' shows (specification 9); 0 = never. */
  christmasDeliveryDays: 'christmas-delivery-days',
  /** On or off: /produtos/black-friday is open. */
  blackFriday: 'black-friday',
  /** On or off: /products/garden-season is open. */
  gardenSeason: 'garden-season',
  /** On or off: there are inspirations (shop the look); the header leads to them (H-01). */
  shopTheLook: 'shop-the-look',
  /** On or off: favourites are handed to other programs by a button (the island ShareButton). */
  shareFavourites: 'share-favourites',
} as const

export type FlagName = (typeof flagNames)[keyof typeof flagNames]
