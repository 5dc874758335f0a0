/** The product's name as people read it: the one place where it stands (product.md). */
export const SITE_NAME = 'Poiso'
