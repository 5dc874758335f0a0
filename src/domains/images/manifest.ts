import { defineDomain } from '#platform/domain/define-domain.ts'
import { imageCommands } from './commands/command-table.ts'

export const images = defineDomain({
  name: 'images',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  commands: imageCommands,
})
