import { budgetAlert } from './mails/budget-mail.tsx'

export const mails = [budgetAlert]
