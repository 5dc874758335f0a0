import { defineDomain } from '#platform/domain/define-domain.ts'
import { feedCommands } from './commands/command-table.ts'

export const feeds = defineDomain({
  name: 'feeds',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  commands: feedCommands,
})
