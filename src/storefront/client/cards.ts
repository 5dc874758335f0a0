import { askAgainForPictures } from './awaited-pictures.ts'
import { startCarousels } from './carousel.ts'
import { sendImpressions } from './impressions/send-impressions.ts'
import { tellSeenCards } from './seen-cards.ts'
import { enhanceSliders } from './slider.ts'
import { moveInToolbars } from './toolbars.ts'
import { copyVouchers } from './voucher-copy.ts'

/** What cards do, wherever they stand. */
export function startCards(root: Document): void {
  askAgainForPictures(root)
  enhanceSliders(root)
  moveInToolbars(root)
  startCarousels(root)
  tellSeenCards(root)
  sendImpressions(root)
  copyVouchers(root)
}
