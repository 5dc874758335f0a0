import { defineDomain } from '#platform/domain/define-domain.ts'

export const moderation = defineDomain({
  name: 'moderation',
  web: () => import('./web.ts'),
})
