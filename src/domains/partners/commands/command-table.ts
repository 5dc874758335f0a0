import type { CommandTable } from '#platform/cli/command.ts'

/** What an operator does for the people of a shop. */
export const partnerCommands: CommandTable = {
  'shops member': {
    use: 'shops member --shop NAME --email ADDRESS [--role ROLE|--remove]',
    does: 'Lets somebody with an account act for a shop, gives them another role, or ends it.',
    parameters: {
      '--shop NAME': 'the shop',
      '--email ADDRESS': 'of the account',
      '--role ROLE': 'owner (otherwise), manager, finance or viewer',
      '--remove': 'they no longer act for the shop; the last owner stays',
    },
    load: async () => (await import('./member-command.ts')).memberCommand,
  },
  'shops agreement': {
    use: 'shops agreement --shop NAME [--from DAY|--none]',
    does: 'Says from when an agreement by which clicks cost holds with a shop that has not joined by an application, or shows from when clicks cost a shop.',
    parameters: {
      '--shop NAME': 'the shop',
      '--from DAY': 'in Portugal; what it bids costs from its beginning on, and nothing of what was clicked before',
      '--none': 'there is no agreement, and its clicks are free',
    },
    load: async () => (await import('./agreement-command.ts')).agreementCommand,
  },
}
