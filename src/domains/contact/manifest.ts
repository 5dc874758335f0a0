import { defineDomain } from '#platform/domain/define-domain.ts'
import { contactCommands } from './commands/command-table.ts'

/** Its pages are the storefront's (pages/contact). */
export const contact = defineDomain({
  name: 'contact',
  worker: () => import('./worker.ts'),
  mails: () => import('./mails/contact-mails.tsx'),
  personal: () => import('./personal.ts'),
  commands: contactCommands,
})
