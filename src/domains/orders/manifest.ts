import { defineDomain } from '#platform/domain/define-domain.ts'

export const orders = defineDomain({
  name: 'orders',
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
})
