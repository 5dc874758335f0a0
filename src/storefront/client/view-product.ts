import { recentlyViewed } from '../state/recently-viewed.ts'
import { variantOf } from '../state/opened-cards.ts'

/** U-06: a product's page counts as viewed when it has been looked at for so long. */
const LOOKED_AT_MS = 2_000

/** Keeps the product of this page among those that were viewed, once it has been in front of somebody for two seconds. */
export function noteProduct(root: Document): void {
  const variantId = variantOf(root.querySelector('.product-compare:has(.compare)') ?? root.createElement('i'))
  if (variantId === null) return
  let timer: number | undefined
  const look = (): void => {
    window.clearTimeout(timer)
    if (root.visibilityState === 'visible')
      timer = window.setTimeout(() => recentlyViewed().view(variantId), LOOKED_AT_MS)
  }
  root.addEventListener('visibilitychange', look)
  look()
}
