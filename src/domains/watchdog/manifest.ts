import { defineDomain } from '#platform/domain/define-domain.ts'

export const watchdog = defineDomain({
  name: 'watchdog',
  web: () => import('./web.ts'),
})
