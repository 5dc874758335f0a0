import { defineDomain } from '#platform/domain/define-domain.ts'

export const billing = defineDomain({
  name: 'billing',
  web: () => import('./web.ts'),
})
