import { startPage } from '../base.ts'

/** Pages that are read: no cards of offers. */
startPage(document)
