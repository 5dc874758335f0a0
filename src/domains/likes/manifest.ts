import { defineDomain } from '#platform/domain/define-domain.ts'

export const likes = defineDomain({
  name: 'likes',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  personal: () => import('./personal.ts'),
})
