import { budgetAlert } from './mails/budget-mail.tsx'
import { vatInvalid } from './mails/vat-mail.tsx'

export const mails = [budgetAlert, vatInvalid]
