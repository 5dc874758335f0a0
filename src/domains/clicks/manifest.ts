import { defineDomain } from '#platform/domain/define-domain.ts'
import { clickCommands } from './commands/command-table.ts'

export const clicks = defineDomain({
  name: 'clicks',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  commands: clickCommands,
})
