import { parseArgs } from 'node:util'
import { UsageError } from './command.ts'

/** The database's ids are int8; a larger number would be its error, not ours. */
const MOST_ID = Number.MAX_SAFE_INTEGER

/** A value may hold anything: nothing of it may move a terminal's cursor. */
export function terminalText(value: unknown): string {
  const said = typeof value === 'string' ? value : JSON.stringify(value)
  return said.replace(/\p{C}/gu, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
}

/** Nothing at all: whoever writes more means something else. */
export function refuseParameters(command: string, parameters: readonly string[]): void {
  try {
    parseArgs({ args: [...parameters], options: {} })
  } catch (error) {
    throw new UsageError(`${command}: ${(error as Error).message}`)
  }
}

/** `[--json]` and nothing else. */
export function readJson(command: string, parameters: readonly string[]): boolean {
  return parse(command, parameters, false).json
}

/** `(ID… | --all) [--json]`; ids null: all. */
export function readIds(command: string, parameters: readonly string[]): { json: boolean; ids: number[] | null } {
  const { json, all, positionals } = parse(command, parameters, true)
  if (all === positionals.length > 0)
    throw new UsageError(`${command} takes ids, or --all: poiso ${command} (ID… | --all)`)
  const ids = [...new Set(positionals.map((word) => idOf(command, word)))]
  return { json, ids: all ? null : ids }
}

function parse(
  command: string,
  parameters: readonly string[],
  takesIds: boolean,
): { json: boolean; all: boolean; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      allowPositionals: takesIds,
      options: {
        json: { type: 'boolean', default: false },
        ...(takesIds && { all: { type: 'boolean', default: false } }),
      },
    }) as { values: { json: boolean; all?: boolean }; positionals: string[] }
    return { json: values.json, all: values.all === true, positionals }
  } catch (error) {
    throw new UsageError(`${command}: ${(error as Error).message}`)
  }
}

function idOf(command: string, word: string): number {
  const id = /^[1-9]\d*$/.test(word) ? Number(word) : Number.NaN
  if (!(id <= MOST_ID))
    throw new UsageError(`${command}: "${word}" is no id: poiso ${command.split(' ')[0]} list tells them`)
  return id
}
