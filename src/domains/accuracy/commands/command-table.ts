import type { CommandTable } from '#platform/cli/command.ts'

export const accuracyCommands: CommandTable = {
  'accuracy show': {
    use: 'accuracy show SHOP [--json]',
    does: 'How often what is shown of a shop agrees with its pages, and the last readings that found a difference.',
    parameters: { SHOP: 'the shop’s slug, as it stands in the address of its offers' },
    load: async () => (await import('./show-command.ts')).accuracyShowCommand,
  },
  'accuracy check': {
    use: 'accuracy check OFFER [--json]',
    does: 'Reads the page of an offer now, by the same rules as after a click, and prints what it says; nothing is kept.',
    parameters: { OFFER: 'number of the offer (variantId)' },
    exitCodes: ['3  the page says something else than is shown', '4  the page does not tell'],
    load: async () => (await import('./check-command.ts')).accuracyCheckCommand,
  },
}
