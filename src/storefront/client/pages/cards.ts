import { startPage } from '../base.ts'
import { openPanels } from '../card-clicks.ts'
import { startCards } from '../cards.ts'
import { enhancePostalCode } from '../postal-code.ts'

/** The home page and what looks like a product: cards, whose other offers a dialog shows to the exact postal code. */
startPage(document)
startCards(document)
openPanels(document)
enhancePostalCode(document)
