import { parseArgs } from 'node:util'
import { UsageError } from '#platform/cli/command.ts'

/** One word and `[--json]`. `named`: how the word is called in the command's use. */
export function readOne(
  command: string,
  named: string,
  parameters: readonly string[],
): { readonly json: boolean; readonly word: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    })
    const [word, ...more] = positionals
    if (word === undefined || more.length > 0) throw new UsageError(`takes one ${named}`)
    return { json: values.json, word }
  } catch (error) {
    throw new UsageError(`${command}: ${(error as Error).message}: poiso ${command} ${named} [--json]`)
  }
}
