import { askAgainForPictures } from './awaited-pictures.ts'
import { enhanceSliders } from './slider.ts'
import { copyVouchers } from './voucher-copy.ts'

/** What cards do, wherever they stand. */
export function startCards(root: Document): void {
  askAgainForPictures(root)
  enhanceSliders(root)
  copyVouchers(root)
}
