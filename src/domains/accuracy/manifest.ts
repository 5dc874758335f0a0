import { defineDomain } from '#platform/domain/define-domain.ts'
import { accuracyCommands } from './commands/command-table.ts'

export const accuracy = defineDomain({
  name: 'accuracy',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  mails: () => import('./mails/accuracy-mails.tsx'),
  commands: accuracyCommands,
})
