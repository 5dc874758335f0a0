import { defineDomain } from '#platform/domain/define-domain.ts'
import { flagCommands } from './commands/command-table.ts'

export const flags = defineDomain({
  name: 'flags',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  commands: flagCommands,
})
