import { startPage } from '../base.ts'

/** Pages that are about one person: they have a stylesheet more (person.css). */
startPage(document)
