import { openNamedAccordions } from './accordions.ts'
import { askAgainForPictures } from './awaited-pictures.ts'
import { enhanceCompare } from './compare.ts'
import { enhanceComparePage } from './compare-page.ts'
import { enhanceFilters } from './filters.ts'
import { enhanceGallery } from './gallery.ts'
import { followFindings } from './lab-findings.ts'
import { enhanceUpload } from './lab-upload.ts'
import { wordRelativeTimes } from './relative-times.ts'
import { openLocalLikes } from './local-likes.ts'
import { enhanceModals } from './modals.ts'
import { trackLinks } from './link-events.ts'
import { enhanceMore } from './more.ts'
import { enhancePostalCode } from './postal-code.ts'
import { enhanceSliders } from './slider.ts'
import { submitOnChange } from './submit-on-change.ts'
import { copyVouchers } from './voucher-copy.ts'

/**
 * What a page does beyond its HTML. Plain handlers on the document, so that the first touch waits for nothing and cards
 * that come later need no set-up; each works on pages that have nothing for it. React comes with the first island that
 * needs it, by import() (docs/adr).
 */
submitOnChange(document)
openNamedAccordions(document)
askAgainForPictures(document)
const likes = openLocalLikes()
enhanceCompare(document, likes)
enhanceComparePage(document, likes)
enhanceFilters(document)
enhanceGallery(document)
enhanceModals(document)
enhanceMore(document)
enhancePostalCode(document)
enhanceSliders(document)
enhanceUpload(document)
followFindings(document)
copyVouchers(document)
trackLinks(document)
const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
idle(() => wordRelativeTimes(document, new Date()))
