import { defineDomain } from '#platform/domain/define-domain.ts'

/** Its pages are the storefront's (pages/moderation). */
export const moderation = defineDomain({
  name: 'moderation',
  worker: () => import('./worker.ts'),
  personal: () => import('./personal.ts'),
  mails: () => import('./mails/decision-mails.tsx'),
})
