import { moderationCommands } from './commands/command-table.ts'
import { defineDomain } from '#platform/domain/define-domain.ts'

/** Its pages are the storefront's (pages/report), its screens the back office's. */
export const moderation = defineDomain({
  name: 'moderation',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  personal: () => import('./personal.ts'),
  commands: moderationCommands,
  mails: () => import('./mails/decision-mails.tsx'),
})
