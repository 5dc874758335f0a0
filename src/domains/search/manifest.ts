import { defineDomain } from '#platform/domain/define-domain.ts'

export const search = defineDomain({
  name: 'search',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
})
