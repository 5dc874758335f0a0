/**
 * The place of "Porque estou a ver isto?" (product.md 4): the factors of an offer's rank and their sum, under the list whose
 * order they explain. Empty until the factors of a rank are kept.
 */
export function WhySlot() {
  return null
}
