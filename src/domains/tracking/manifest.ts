import { defineDomain } from '#platform/domain/define-domain.ts'
import { trackingCommands } from './commands/command-table.ts'

export const tracking = defineDomain({
  name: 'tracking',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  commands: trackingCommands,
})
