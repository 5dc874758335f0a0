import type { CommandTable } from '#platform/cli/command.ts'

export const moderationCommands: CommandTable = {
  'moderation list': {
    use: 'moderation list [--json]',
    does: 'Texts that wait for a person: complaints and notices first, then those that have waited longest.',
    load: async () => (await import('./moderation-commands.ts')).moderationListCommand,
  },
  'moderation decide': {
    use: 'moderation decide KIND ID publish|refuse|remove [REASON…] [--words TEXT]',
    does: 'Decides about a text; its author and who reported it are told.',
    parameters: {
      KIND: 'review, reply, question or answer',
      ID: 'its name, as list prints it',
      'REASON…': 'of the policy (insult, false, advertising …); at least one, but for publish',
      '--words TEXT': 'what the author and who reported it read beside the reasons',
    },
    exitCodes: ['2  also: there is no such text'],
    load: async () => (await import('./moderation-commands.ts')).moderationDecideCommand,
  },
}
