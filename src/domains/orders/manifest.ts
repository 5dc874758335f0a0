import { defineDomain } from '#platform/domain/define-domain.ts'
import { orderCommands } from './commands/command-table.ts'

export const orders = defineDomain({
  name: 'orders',
  calls: () => import('./orders-calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  personal: () => import('./personal.ts'),
  commands: orderCommands,
})
