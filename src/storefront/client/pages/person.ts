import { startPage } from '../base.ts'
import { startOwnForms } from '../own-forms.ts'

/** Pages that are about one person: they have a stylesheet more (person.css). */
startPage(document)
startOwnForms(document)
