import { readFile } from 'node:fs/promises'
import { type Command, UsageError } from '#platform/cli/command.ts'
import { type ContentFile, parseContentFile } from '../content-file.ts'
import { type ContentName, contentNames } from '../kinds/content-kinds.ts'
import { loadContent } from '../load-content.ts'
import { setContent } from '../set-content.ts'

/** `poiso content list [KIND…]`: the content as a file of `content set`. */
export const contentListCommand: Command = async (parameters, { database, print }) => {
  const kinds = parameters.length === 0 ? contentNames : parameters.map(known)
  const content = await loadContent((await database()).db)
  print(JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, content[kind]])), null, 2))
  return 0
}

/** `poiso content set FILE`: all of the file or nothing. UsageError names each wrong value by its path. */
export const contentSetCommand: Command = async (parameters, { database, print }) => {
  const [path, ...others] = parameters
  if (path === undefined || others.length > 0) throw new UsageError('content set takes one file')
  const content = await readContentFile(path)
  const kinds = await setContent((await database()).db, content)
  print(`content set: ${kinds.map((kind) => `${content[kind]?.length ?? 0} ${kind}`).join(', ') || 'nothing'}`)
  return 0
}

async function readContentFile(path: string): Promise<ContentFile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be read (${error.code})`)
  })
  const parsed = parseContentFile(text)
  if (parsed.kind === 'wrong')
    throw new UsageError(`${path}\n${parsed.problems.map((problem) => `  ${problem}`).join('\n')}`)
  return parsed.content
}

function known(kind: string): ContentName {
  const name = contentNames.find((each) => each === kind)
  if (name === undefined) throw new UsageError(`content list: ${kind} is none of ${contentNames.join(', ')}`)
  return name
}
