import { defineDomain } from '#platform/domain/define-domain.ts'

/** Read by all others; its commands also touch feeds and offers, so they stand in src/hosts. */
export const eshops = defineDomain({
  name: 'eshops',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  mails: () => import('./mails/suspension-mails.tsx'),
})
