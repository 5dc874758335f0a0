import { defineDomain } from '#platform/domain/define-domain.ts'

/** Who asks is found before any route is chosen: the web host hands `currentUser` to its server. */
export const identity = defineDomain({
  name: 'identity',
  calls: () => import('./calls.ts'),
  web: () => import('./web.ts'),
  worker: () => import('./worker.ts'),
  personal: () => import('./personal.ts'),
  mails: () => import('./mails/account-mails.tsx'),
  commands: {
    'people roles': {
      use: 'people roles ADDRESS [--give ROLE | --take ROLE] [--reason TEXT] [--json]',
      does: 'What somebody may do in the back office of this site, after a role was given or taken.',
      parameters: {
        ADDRESS: 'the e-mail address of a person',
        '--give ROLE': 'admin, feeds, content, moderation or finance',
        '--take ROLE': 'the same, taken away: it ends with the next request',
        '--reason TEXT': 'why, for the audit log',
      },
      exitCodes: ['2  nobody has this address'],
      load: async () => (await import('./cli/people-roles.ts')).peopleRolesCommand,
    },
    'admin token': {
      use: 'admin token [--email E] [--role ROLE] [--json] [--allow-production]',
      does: 'Makes a user with a session, for development.',
      parameters: {
        '--email E': 'of the user that is made',
        '--role ROLE': 'admin, eshop, user, or one of the back office: feeds, content, moderation, finance',
        '--allow-production': 'also where POISO_ENV is production',
      },
      load: async () => (await import('./cli/admin-token.ts')).adminTokenCommand,
    },
  },
})
