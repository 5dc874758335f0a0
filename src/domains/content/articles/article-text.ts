import { renderMarkdown } from '../words/markdown.ts'
import type { WordsHeading, WordsNames } from '../words/words-text.ts'

/** A text of an article takes nothing from the code. */
const NO_NAMES: WordsNames = { values: {}, slots: [] }

/** What is wrong with a block of text: HTML, links that lead astray, headings out of order. */
export function checkArticleText(heading: string, text: string): readonly string[] {
  return renderMarkdown(joined(heading, text), NO_NAMES).problems.map(({ message }) => message)
}

/** A block of text as HTML of our own, with its main headings. */
export function renderArticleText(
  heading: string,
  text: string,
): { readonly html: string; readonly contents: readonly WordsHeading[] } {
  const { parts, contents } = renderMarkdown(joined(heading, text), NO_NAMES)
  return { html: parts.map((part) => (part.kind === 'html' ? part.html : '')).join(''), contents }
}

function joined(heading: string, text: string): string {
  return heading === '' ? text : `## ${heading}\n\n${text}`
}
