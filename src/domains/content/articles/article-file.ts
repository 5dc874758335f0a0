import { z } from 'zod'
import { readFrontMatter, readYaml } from '../words/front-matter.ts'
import type { WordsProblem } from '../words/words-text.ts'
import { articleDocument } from './article.ts'
import type { ArticleDocument } from '../rules/article-document.ts'
import { missingInArticle } from './missing-in-article.ts'

/** An article as a file of `poiso articles set`. */
export interface ArticleFile {
  readonly document: ArticleDocument
  readonly publishedAt: Date
}

const NAMED = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/
/** Larger than any article that somebody reads. */
const MOST_CHARACTERS = 200_000

const front = z.strictObject({
  ...articleDocument.omit({ slug: true, blocks: true }).shape,
  published: z.iso.datetime({ offset: true }),
})

/** The fields of a block that is no text stand between `::: kind` and `:::`, as YAML. */
const OPENS = /^::: +([a-z]+)$/
const CLOSES = ':::'
const HEADING = /^## +(\S.*)$/
const anyFields = z.record(z.string(), z.unknown())

/** One file as an article, its name being its slug; or all that is wrong with it. Docs: docs/contracts/article-files.md. */
export function readArticleFile(name: string, file: string): ArticleFile | readonly WordsProblem[] {
  const slug = NAMED.exec(name)?.[1]
  if (slug === undefined) return [{ line: 1, message: 'a file is named as "medir-um-sofa.md"' }]
  if (file.length > MOST_CHARACTERS) return [{ line: 1, message: `is longer than ${MOST_CHARACTERS} characters` }]
  const read = readFrontMatter(file, front)
  if (!('front' in read)) return read
  const parts = readBlocks(read.body, read.bodyLine)
  const problems = parts.flatMap((part) => ('problems' in part ? part.problems : []))
  if (problems.length > 0) return problems
  const blocks = parts.flatMap((part) => ('problems' in part ? [] : [part]))
  const { published, ...said } = read.front
  const document = articleDocument.safeParse({ ...said, slug, blocks: blocks.map(({ block }) => block) })
  if (!document.success)
    return document.error.issues.map(({ path: [field, index, ...inside], message }) => ({
      line: blocks[Number(index)]?.line ?? 1,
      message: `${[field === 'blocks' ? '' : field, ...inside].filter((each) => each !== '').join('.')}: ${message}`,
    }))
  const missing = missingInArticle(document.data)
  if (missing.length > 0) return missing.map((message) => ({ line: 1, message }))
  return { document: document.data, publishedAt: new Date(published) }
}

type ReadPart = { readonly block: object; readonly line: number } | { readonly problems: readonly WordsProblem[] }

function readBlocks(body: string, bodyLine: number): ReadPart[] {
  const lines = body.split('\n')
  const parts: ReadPart[] = []
  let text = { heading: '', from: 0 }
  const endText = (until: number): void => {
    const words = lines.slice(text.from, until).join('\n').trim()
    if (words !== '' || text.heading !== '')
      parts.push({ block: { kind: 'text', heading: text.heading, text: words }, line: bodyLine + text.from })
  }
  for (let at = 0; at < lines.length; at++) {
    const [line = '', kind] = [lines[at], OPENS.exec(lines[at] ?? '')?.[1]]
    const heading = HEADING.exec(line)?.[1]
    if (heading !== undefined) {
      endText(at)
      text = { heading: heading.trim(), from: at + 1 }
    }
    if (kind === undefined) continue
    endText(at)
    const end = lines.indexOf(CLOSES, at)
    if (end < 0) return [...parts, { problems: [{ line: bodyLine + at, message: `::: ${kind} has no end` }] }]
    const fields = readYaml(lines.slice(at + 1, end).join('\n'), anyFields, bodyLine + at + 1)
    parts.push('value' in fields ? { block: { kind, ...fields.value }, line: bodyLine + at } : { problems: fields })
    text = { heading: '', from: end + 1 }
    at = end
  }
  endText(lines.length)
  return parts
}
