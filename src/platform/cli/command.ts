import type { Config } from '#platform/config.ts'
import type { Connection } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'

/** What a command of `poiso` is given. */
export interface CommandContext {
  /** As read, but with an absolute dataFolder. */
  readonly config: Config
  /** Opens the migrated database: the one of DATABASE_URL, or the embedded one, which is started if nothing runs. Closed by the caller of the command. */
  readonly database: () => Promise<Connection>
  /** Goes to standard error, so that standard output holds nothing but the answer. */
  readonly log: Log
  /** Prints one line of the answer to standard output. */
  readonly print: (line: string) => void
}

/** Takes the words after its name, gives the exit code: 0 done, 1 wrong usage, others by the command. */
export type Command = (parameters: readonly string[], context: CommandContext) => Promise<number>

/** Thrown by a command for a wrong or missing parameter: `poiso` prints it and exits with 1. */
export class UsageError extends Error {}

/** One command as `poiso` lists and explains it; what it runs is loaded when it is called. */
export interface CommandEntry {
  /** 'groups split PRODUCT (OFFER… | --from PRODUCT) [--json]' */
  readonly use: string
  /** What it does, in one sentence. */
  readonly does: string
  /** What its own parameters mean, written as in `use`; those that many share stand in src/hosts/commands/poiso-help.ts. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Beside 0, 1 and 2: '3  held: a person decides'. */
  readonly exitCodes?: readonly string[]
  load(): Promise<Command>
}

/** Commands by the words that call them: 'groups split'. */
export type CommandTable = Readonly<Record<string, CommandEntry>>
