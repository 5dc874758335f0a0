import type { CommandTable } from '#platform/cli/command.ts'

const parameters = { 'ID…': 'numbers of messages, one or more' }
const NOT_IN_LIST = '2  also: one of the numbers is not in the list'

export const contactCommands: CommandTable = {
  'contact list': {
    use: 'contact list [--json]',
    does: 'What people wrote by the contact forms, the newest first; held ones say why.',
    load: async () => (await import('./contact-commands.ts')).contactListCommand,
  },
  'contact release': {
    use: 'contact release ID… [--json]',
    does: 'Messages that were held as spam are none: they are mailed to POISO_CONTACT_MAIL.',
    parameters,
    exitCodes: [NOT_IN_LIST],
    load: async () => (await import('./contact-commands.ts')).contactReleaseCommand,
  },
  'contact remove': {
    use: 'contact remove ID… [--json]',
    does: 'Erases messages.',
    parameters,
    exitCodes: [NOT_IN_LIST],
    load: async () => (await import('./contact-commands.ts')).contactRemoveCommand,
  },
}
