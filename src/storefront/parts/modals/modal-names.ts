/** Every modal of the site (2.5), as `modal_open` names it. */
export type ModalName =
  | 'mobileMenu'
  | 'search'
  | 'filters'
  | 'country'
  | 'variantSelect'
  | 'offers'
  | 'image'
  | 'deliveries'
  | 'why'
  | 'watchdog'
  | 'reviews'
  | 'reviewImages'
  | 'favourites'
  | 'auth'
  | 'userBox'
  | 'cookieBar'

/** What a modal is opened from, as `modal_open` names it. */
export type ModalOpener = 'card' | 'product' | 'listing' | 'header' | 'footer' | 'address'
