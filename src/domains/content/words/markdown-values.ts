import type { MarkdownIt } from 'markdown-it'
import type { WordsNames } from './words-text.ts'

/** The token of a name in double braces. */
export const VALUE = 'value'

const NAME = /\{\{([a-z][a-z0-9-]{0,40})\}\}/y

/** Reads `{{name}}`: what a text takes from the code or from the operator instead of writing it a second time. */
export function values(reader: MarkdownIt, names: WordsNames): void {
  reader.inline.ruler.before('link', VALUE, (state, isSilent) => {
    NAME.lastIndex = state.pos
    const name = NAME.exec(state.src)?.[1]
    if (name === undefined) return false
    if (!isSilent) state.push(VALUE, '', 0).content = name
    state.pos = NAME.lastIndex
    return true
  })
  reader.renderer.rules[VALUE] = (tokens, index) => {
    const value = names.values[tokens[index]?.content ?? '']
    return value == null ? '<mark>por preencher</mark>' : reader.utils.escapeHtml(value)
  }
}

/** The same in a text without Markdown; what is unknown is named. */
export function fillValues(text: string, names: WordsNames): { text: string; unknown: readonly string[] } {
  const unknown: string[] = []
  const filled = text.replace(/\{\{([^}]*)\}\}/g, (_whole, name: string) => {
    if (!Object.hasOwn(names.values, name)) unknown.push(name)
    return names.values[name] ?? 'por preencher'
  })
  return { text: filled, unknown }
}
