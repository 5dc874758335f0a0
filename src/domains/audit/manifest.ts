import { defineDomain } from '#platform/domain/define-domain.ts'

export const audit = defineDomain({
  name: 'audit',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
})
