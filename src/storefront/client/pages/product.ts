import { askAfterVisit } from '../ask-after-visit.ts'
import { startPage } from '../base.ts'
import { openPanels } from '../card-clicks.ts'
import { startCards } from '../cards.ts'
import { enhanceGallery } from '../gallery.ts'
import { enhancePostalCode } from '../postal-code.ts'
import { noteProduct } from '../view-product.ts'

/** A product, its offers and its deliveries. */
startPage(document)
startCards(document)
openPanels(document)
enhanceGallery(document)
enhancePostalCode(document)
noteProduct(document)
askAfterVisit(document)
