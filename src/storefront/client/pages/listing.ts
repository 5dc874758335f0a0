import { startPage } from '../base.ts'
import { openPanels } from '../card-clicks.ts'
import { startCards } from '../cards.ts'
import { enhanceFilters } from '../filters.ts'
import { enhanceMore } from '../more.ts'
import { enhancePostalCode } from '../postal-code.ts'

/** Listings. */
startPage(document)
startCards(document)
openPanels(document)
enhanceFilters(document)
enhanceMore(document)
enhancePostalCode(document)
