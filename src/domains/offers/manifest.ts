import { defineDomain } from '#platform/domain/define-domain.ts'
import { offerCommands } from './commands/command-table.ts'

export const offers = defineDomain({
  name: 'offers',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  commands: offerCommands,
})
