import { defineDomain } from '#platform/domain/define-domain.ts'
import { reviewCommands } from './commands/command-table.ts'

export const reviews = defineDomain({
  name: 'reviews',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  commands: reviewCommands,
  personal: () => import('./personal.ts'),
  mails: () => import('./mails.ts'),
})
