import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { openImageStore } from '#domains/images/contract.ts'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { type ContentFile, parseContentFile } from '../content-file.ts'
import { type ContentName, contentNames } from '../kinds/content-kinds.ts'
import { loadContent } from '../load-content.ts'
import { setContent } from '../set-content.ts'
import { takeInPictures } from '../take-in-pictures.ts'

/** `poiso content list [KIND…]`: the content as a file of `content set`. */
export const contentListCommand: Command = async (parameters, { database, print }) => {
  const kinds = parameters.length === 0 ? contentNames : parameters.map(known)
  const content = await loadContent((await database()).db)
  print(JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, content[kind]])), null, 2))
  return 0
}

/** `poiso content set FILE`: all of the file or nothing. UsageError names each wrong value by its path. */
export const contentSetCommand: Command = async (parameters, { config, database, print }) => {
  const [path, ...others] = parameters
  if (path === undefined || others.length > 0) throw new UsageError('content set takes one file')
  const named = await readContentFile(path, config.url)
  const pictures = await takeInPictures(named, { folder: dirname(path), store: openImageStore(config) })
  if (pictures.kind === 'wrong') throw wrongIn(path, pictures.problems)
  const { content } = pictures
  const kinds = await setContent((await database()).db, content)
  print(`content set: ${kinds.map((kind) => `${content[kind]?.length ?? 0} ${kind}`).join(', ') || 'nothing'}`)
  return 0
}

async function readContentFile(path: string, site: string): Promise<ContentFile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read (${error.code})`)
  })
  const parsed = parseContentFile(text, site)
  if (parsed.kind === 'wrong') throw wrongIn(path, parsed.problems)
  return parsed.content
}

function wrongIn(path: string, problems: readonly string[]): UsageError {
  return new UsageError(`${path}\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

function known(kind: string): ContentName {
  const name = contentNames.find((each) => each === kind)
  if (name === undefined) throw new UsageError(`content list: ${kind} is none of ${contentNames.join(', ')}`)
  return name
}
