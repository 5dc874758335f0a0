import { parseArgs } from 'node:util'
import { type Command, type CommandContext, UsageError } from '#platform/cli/command.ts'
import { armFailpoint } from '#platform/failpoints.ts'
import { clickFolder } from '../redirect/click-folder.ts'
import { spoolFolderOf } from '../redirect/click-keeper.ts'
import { readDeadLetters, replayDeadLetters } from '../spool/dead-letters.ts'

const EXIT_LEFT = 2

/** `poiso clicks dead-letters [--json]`: clicks that the database refused, each with the reason and its record. Exit 2 when there are some. */
export const clicksDeadLettersCommand: Command = async (parameters, { config, print }) => {
  const { json } = readOptions('clicks dead-letters', parameters, ['json'])
  const files = await readDeadLetters(folderOf(config))
  if (json) print(JSON.stringify(files))
  else
    for (const { file, letters } of files)
      for (const { why, line } of letters) print(`${file}\t${onOneLine(why)}\t${onOneLine(line)}`)
  return files.length === 0 ? 0 : EXIT_LEFT
}

/**
 * `poiso clicks replay [--discard] [--json]`: tries them again, cleaned; a click that is stored already is not stored twice. What
 * is refused again stays, and is printed; with `--discard` it is removed for good. Exit 2 when some are left.
 */
export const clicksReplayCommand: Command = async (parameters, { config, database, print }) => {
  const { json, discard } = readOptions('clicks replay', parameters, ['discard', 'json'])
  armFailpoint(config.failpoint)
  const { db } = await database()
  const replayed = await replayDeadLetters(db, folderOf(config), { discard })
  if (json) print(JSON.stringify({ ...replayed, discarded: discard }))
  else {
    for (const { why, line } of replayed.refused)
      print(`${discard ? 'discarded' : 'refused'}\t${onOneLine(why)}\t${onOneLine(line)}`)
    print(
      `clicks replayed: ${replayed.stored} stored, ${replayed.refused.length} ${discard ? 'discarded' : 'refused again'}`,
    )
  }
  return replayed.refused.length === 0 || discard ? 0 : EXIT_LEFT
}

function folderOf({ dataFolder }: CommandContext['config']): string {
  return spoolFolderOf(clickFolder(dataFolder))
}

/** A record may hold anything: nothing of it may move a terminal's cursor. */
function onOneLine(text: string): string {
  return text.replace(/\p{C}/gu, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
}

function readOptions(
  command: string,
  parameters: readonly string[],
  flags: readonly ('json' | 'discard')[],
): { json: boolean; discard: boolean } {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
    })
    return { json: values['json'] === true, discard: values['discard'] === true }
  } catch (error) {
    throw new UsageError(`${command}: ${(error as Error).message}`)
  }
}
