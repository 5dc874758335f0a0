import { startPage } from '../base.ts'
import { openPanels } from '../card-clicks.ts'
import { startCards } from '../cards.ts'
import { layOutLater } from '../lay-out-later.ts'
import { moveListing } from '../listing/move-listing.ts'
import { enhancePostalCode } from '../postal-code.ts'

/** Listings. */
startPage(document)
startCards(document)
openPanels(document)
moveListing(document)
layOutLater(document)
enhancePostalCode(document)
