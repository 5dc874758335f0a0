import { startIslands } from '../islands/start-islands.ts'
import { whenIdle } from '../islands/wake-signals.ts'
import { watchSteps } from '../parts/modals/modal-entries.ts'
import { MODAL_SHOWN } from '../parts/modals/modal-shown.ts'
import { startApp } from './app/start-app.ts'
import { openNamedAccordions } from './accordions.ts'
import { dismissByEscape } from './escape.ts'
import { startBannerStrips } from './banner-strips.ts'
import { attributeVisit } from './attribute-visit.ts'
import { startCookieBar } from './cookie-bar.ts'
import { startCountrySelect } from './country-select.ts'
import { startExperiments } from './experiments/start-experiments.ts'
import { closePanelsOnPhones } from './footer-panels.ts'
import { startCategoryMenu } from './start-category-menu.ts'
import { startEvents } from './start-events.ts'
import { openReviews } from './open-reviews.ts'
import { startStickyHeader } from './sticky-header.ts'
import { keepRegionChosen } from './keep-region.ts'
import { trackLinks } from './link-events.ts'
import { wordRelativeTimes } from './relative-times.ts'
import { submitOnChange } from './submit-on-change.ts'
import { warmSearch } from './warm-search.ts'

/**
 * What every page does beyond its HTML: islands, and plain handlers on the document, so that what comes later needs no
 * set-up. What builds markup or keeps a state of its own is an island (ADR 0050); React comes with the first that wakes.
 */
export function startPage(root: Document): void {
  watchSteps()
  keepRegionChosen(root)
  startIslands(root)
  warmSearch(root)
  submitOnChange(root)
  openNamedAccordions(root)
  trackLinks(root)
  startEvents(root)
  startExperiments(root)
  startStickyHeader(root)
  startCategoryMenu(root)
  startBannerStrips(root)
  startCountrySelect(root)
  closePanelsOnPhones(root)
  startCookieBar(root)
  openReviews(root)
  attributeVisit()
  dismissByEscape(root)
  startApp(root)
  whenIdle(() => wordRelativeTimes(root, new Date()))
  root.addEventListener(MODAL_SHOWN, ({ target }) => wordRelativeTimes(target as Element, new Date()))
}
