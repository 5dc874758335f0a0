import { defineDomain } from '#platform/domain/define-domain.ts'

export const accuracy = defineDomain({
  name: 'accuracy',
  web: () => import('./web.ts'),
})
