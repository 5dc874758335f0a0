import { defineDomain } from '#platform/domain/define-domain.ts'

export const catalogue = defineDomain({
  name: 'catalogue',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
})
