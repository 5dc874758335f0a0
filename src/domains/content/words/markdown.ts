import markdownIt, { type MarkdownIt, type Token } from 'markdown-it'
import type { WordsHeading, WordsNames, WordsPart, WordsProblem, WordsQuestion } from './words-text.ts'
import { headingId } from './heading-id.ts'
import { questions } from './markdown-questions.ts'
import { VALUE, values } from './markdown-values.ts'

/** What a text's Markdown became. */
export interface RenderedMarkdown {
  readonly parts: readonly WordsPart[]
  readonly contents: readonly WordsHeading[]
  readonly questions: readonly WordsQuestion[]
  readonly problems: readonly WordsProblem[]
}

/** Reads Markdown: no HTML, links of this site, https and mail only, headings in their order with ids. `firstLine`: where it stands in its file. */
export function renderMarkdown(text: string, names: WordsNames, firstLine = 1): RenderedMarkdown {
  const reader = markdownReader(names)
  const env = {}
  const tokens = reader.parse(text, env)
  const problems: WordsProblem[] = []
  const contents = nameHeadings(tokens, names, firstLine, problems)
  checkInline(tokens, names, firstLine, problems)
  if (problems.length > 0) return { parts: [], contents: [], questions: [], problems }
  const parts = stretches(tokens, names).map((stretch): WordsPart => {
    if (typeof stretch === 'string') return { kind: 'slot', name: stretch }
    return { kind: 'html', html: reader.renderer.render(stretch, reader.options, env) }
  })
  return { parts, contents, questions: questionsOf(tokens, names), problems }
}

/** One sentence or a few, without a paragraph around them. */
export function renderLine(text: string, names: WordsNames): { html: string; problems: readonly string[] } {
  const reader = markdownReader(names)
  const env = {}
  const problems: WordsProblem[] = []
  checkInline(reader.parseInline(text, env), names, 1, problems)
  return problems.length > 0
    ? { html: '', problems: problems.map(({ message }) => message) }
    : { html: reader.renderInline(text, env), problems: [] }
}

function markdownReader(names: WordsNames): MarkdownIt {
  const reader = markdownIt({ html: false, linkify: false, typographer: false })
  // What is wrong with a link is said, not passed over in silence: `checkInline`.
  reader.validateLink = () => true
  reader.use(values, names).use(questions)
  reader.renderer.rules['th_open'] = alignedByClass
  reader.renderer.rules['td_open'] = alignedByClass
  return reader
}

/** Our policy allows no style attributes. */
function alignedByClass(tokens: Token[], index: number): string {
  const { tag, attrs } = tokens[index] as Token
  const isRight = attrs?.some(([name, value]) => name === 'style' && String(value).includes('right')) === true
  return `<${tag}${tag === 'th' ? ' scope="col"' : ''}${isRight ? ' class="figure"' : ''}>`
}

function nameHeadings(
  tokens: readonly Token[],
  names: WordsNames,
  firstLine: number,
  problems: WordsProblem[],
): WordsHeading[] {
  const contents: WordsHeading[] = []
  const seen = new Set<string>()
  let above = 1
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' && token.type !== 'question_open') return
    const line = firstLine + (token.map?.[0] ?? 0)
    const words = token.type === 'question_open' ? token.info : plainWords(tokens[index + 1], names)
    const id = headingId(words)
    if (id === '') problems.push({ line, message: 'a heading without words' })
    else if (seen.has(id)) problems.push({ line, message: `another heading of this text is called "${words}" already` })
    seen.add(id)
    token.attrSet('id', id)
    if (token.type === 'question_open') return
    const level = Number(token.tag.slice(1))
    if (level === 1) problems.push({ line, message: 'the title is the only heading of the first level: begin with ##' })
    else if (level > above + 1) problems.push({ line, message: `a heading of level ${level} below one of ${above}` })
    above = level
    if (level === 2) contents.push({ id, words })
  })
  return contents
}

function questionsOf(tokens: readonly Token[], names: WordsNames): WordsQuestion[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== 'question_open') return []
    const end = tokens.findIndex(({ type }, at) => at > index && type === 'question_close')
    const said = tokens.slice(index, end).filter(({ type }) => type === 'inline')
    const answer = said.map((inline) => plainWords(inline, names)).join(' ')
    return [{ id: String(token.attrGet('id')), question: token.info, answer }]
  })
}

function plainWords(inline: Token | undefined, { values: known }: WordsNames): string {
  return (inline?.children ?? [])
    .map(({ type, content }) => (type === VALUE ? (known[content] ?? '') : type === 'softbreak' ? ' ' : content))
    .join('')
    .trim()
}

/** Of this site, of a page's part, a mail's or another site's over https. */
const LINK = /^(?:\/(?!\/)[^\s\\]*|#[a-z0-9-]+|https:\/\/[a-z0-9.-]+(?:\/[^\s\\]*)?|mailto:[^\s\\]+@[^\s\\]+)$/i
const LIKE_HTML = /<[a-z/!?]/i

function checkInline(tokens: readonly Token[], names: WordsNames, firstLine: number, problems: WordsProblem[]): void {
  for (const token of tokens) {
    if (token.type !== 'inline') continue
    const line = firstLine + (token.map?.[0] ?? 0)
    const say = (message: string) => problems.push({ line, message })
    if (slotOf(token, names) !== null) continue
    for (const { type, content } of token.children ?? []) {
      if (type === 'text' && LIKE_HTML.test(content)) say(`HTML is not read here: "${content.slice(0, 60)}"`)
      if (type === 'image') say('pictures are not shown here')
      if (type === VALUE && !(content in names.values))
        say(
          names.slots.includes(content) ? `{{${content}}} stands alone in its paragraph` : `{{${content}}} is unknown`,
        )
    }
    for (const child of token.children ?? []) {
      const href = child.type === 'link_open' ? String(child.attrGet('href')) : null
      if (href !== null && !LINK.test(href)) say(`a link cannot lead to "${href.slice(0, 80)}"`)
    }
  }
}

/** The tokens between generated things, and the names of those. */
function stretches(tokens: readonly Token[], names: WordsNames): (Token[] | string)[] {
  const found: (Token[] | string)[] = []
  let stretch: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    const slot = token.type === 'paragraph_open' ? slotOf(tokens[index + 1], names) : null
    if (slot === null) {
      stretch.push(token)
      continue
    }
    if (stretch.length > 0) found.push(stretch)
    found.push(slot)
    stretch = []
    index += 2
  }
  return stretch.length > 0 ? [...found, stretch] : found
}

function slotOf(token: Token | undefined, { slots }: WordsNames): string | null {
  const [only, ...others] = token?.type === 'inline' ? (token.children ?? []) : []
  return only?.type === VALUE && others.length === 0 && slots.includes(only.content) ? only.content : null
}
