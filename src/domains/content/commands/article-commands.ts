import { openImageStore } from '#domains/images/contract.ts'
import { systemClock } from '#platform/clock.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { readArticles, setArticles } from '../articles/set-articles.ts'

/** `poiso articles set FOLDER`: all of the folder or nothing. UsageError names each wrong value by its file and line. */
export const contentArticlesSetCommand: Command = async (parameters, { config, database, print }) => {
  const [folder, ...others] = parameters
  if (folder === undefined || others.length > 0) throw new UsageError('articles set takes one folder')
  const read = await readArticles(folder, { folder, store: openImageStore(config) })
  if (read.kind === 'wrong')
    throw new UsageError(`${folder}\n${read.problems.map((problem) => `  ${problem}`).join('\n')}`)
  await setArticles(read.articles, { db: (await database()).db, clock: systemClock })
  print(`articles set: ${read.articles.length} articles`)
  return 0
}
