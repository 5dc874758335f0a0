import { defineDomain } from '#platform/domain/define-domain.ts'
import { contentCommands } from './commands/command-table.ts'

export const content = defineDomain({
  name: 'content',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  commands: contentCommands,
})
