import { readFile } from 'node:fs/promises'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { checkedJson } from '#platform/files/checked-json.ts'
import { listWebSummaries, putWebSummaries, webSummariesFile } from '../summaries/web-summary.ts'

/** `poiso reviews web-summaries [FILE]`: all of the file or nothing. UsageError names each wrong value by its path. */
export const webSummariesCommand: Command = async (parameters, { database, print }) => {
  const [path, ...others] = parameters
  if (others.length > 0) throw new UsageError('reviews web-summaries takes one file, or none')
  if (path === undefined) {
    print(JSON.stringify(await listWebSummaries((await database()).db), null, 2))
    return 0
  }
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read (${error.code})`)
  })
  const parsed = checkedJson(text, webSummariesFile)
  if (parsed.kind === 'wrong')
    throw new UsageError(`${path}\n${parsed.problems.map((problem) => `  ${problem}`).join('\n')}`)
  const { db } = await database()
  await db.transaction().execute((tx) => putWebSummaries(tx, parsed.value))
  print(`${parsed.value.length} web summaries`)
  return 0
}
