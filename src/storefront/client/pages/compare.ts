import { compareStore } from '../../state/compare-store.ts'
import { startPage } from '../base.ts'
import { startCards } from '../cards.ts'
import { enhanceComparePage } from '../compare-page.ts'

/** The comparison, with cards of what may be joined. */
startPage(document)
startCards(document)
enhanceComparePage(document, compareStore())
