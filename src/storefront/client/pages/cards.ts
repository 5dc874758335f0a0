import { startPage } from '../base.ts'
import { startCards } from '../cards.ts'
import { enhancePostalCode } from '../postal-code.ts'

/** The home page and what looks like a product: cards, whose other offers a dialog shows to the exact postal code. */
startPage(document)
startCards(document)
enhancePostalCode(document)
