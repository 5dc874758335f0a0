import type { CommandTable } from '#platform/cli/command.ts'

const parameters = {
  '--file F': 'orders as CSV (a row for each item) or as JSON lines',
  '--signature HEX': "HMAC-SHA-256 of the file's bytes by the shop's key",
  '--kind csv|jsonl': 'what the file is; without it its name says so',
  '--renew': 'a new key; what the former one signs is refused',
  '--clicks on|off': 'whether addresses of the shop are opened with the number of the click',
  ADDRESS: 'an e-mail address',
}

/** Commands about what shops tell of purchases. */
export const orderCommands: CommandTable = {
  'orders list': {
    use: 'orders list [--shop NAME] [--json]',
    does: 'The last orders that shops told, the newest first, without the addresses.',
    load: async () => (await import('./order-commands.ts')).ordersListCommand,
  },
  'orders import': {
    use: 'orders import --shop NAME --file F --signature HEX [--kind csv|jsonl] [--json]',
    does: "Takes a file of orders that the shop's key signed; the same file again changes nothing.",
    parameters,
    exitCodes: ['2  also: some orders were refused'],
    load: async () => (await import('./import-command.ts')).ordersImportCommand,
  },
  'orders key': {
    use: 'orders key --shop NAME [--renew] [--clicks on|off] [--json]',
    does: 'Prints the key with which the shop signs pixels and files, and whether its addresses carry the click.',
    parameters,
    load: async () => (await import('./key-command.ts')).ordersKeyCommand,
  },
  'orders erase': {
    use: 'orders erase ADDRESS [--json]',
    does: 'All orders of an address lose it, for good.',
    parameters,
    load: async () => (await import('./order-commands.ts')).ordersEraseCommand,
  },
}
