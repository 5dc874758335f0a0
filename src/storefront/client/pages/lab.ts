import { startPage } from '../base.ts'
import { startCards } from '../cards.ts'
import { followFindings } from '../lab-findings.ts'
import { enhanceUpload } from '../lab-upload.ts'

/** The feed lab. */
startPage(document)
startCards(document)
enhanceUpload(document)
followFindings(document)
