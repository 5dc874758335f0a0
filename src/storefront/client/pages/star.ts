import { startPage } from '../base.ts'
import { startStarDrafts } from '../star-drafts.ts'

/** Star: what is said of a purchase is kept as one goes. */
startPage(document)
startStarDrafts(document)
