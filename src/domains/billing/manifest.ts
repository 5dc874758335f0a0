import { defineDomain } from '#platform/domain/define-domain.ts'
import { billingCommands } from './commands/command-table.ts'

export const billing = defineDomain({
  name: 'billing',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  mails: () => import('./mails.ts'),
  commands: billingCommands,
})
