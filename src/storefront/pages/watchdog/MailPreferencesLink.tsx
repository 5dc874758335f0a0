import { paths } from '../../paths.ts'

/** How many mails come and at which hours is chosen once, with the account. */
export function MailPreferencesLink() {
  return <a href={`${paths.profile()}#emails`}>Quantos e-mails e a que horas</a>
}
