import type { MarkdownIt } from 'markdown-it'

const OPENS = /^::: +(\S.*)$/
const CLOSES = ':::'

/**
 * Reads a question that opens to its answer, a `details` of the browser's own:
 *
 *     ::: Quanto custa?
 *     Nada.
 *     :::
 */
export function questions(reader: MarkdownIt): void {
  reader.block.ruler.before(
    'fence',
    'question',
    (state, startLine, endLine, isSilent) => {
      const lineAt = (line: number) =>
        state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trim()
      const words = OPENS.exec(lineAt(startLine))?.[1]
      if (words === undefined) return false
      let end = startLine + 1
      while (end < endLine && lineAt(end) !== CLOSES) end++
      if (end >= endLine) return false
      if (isSilent) return true
      const open = state.push('question_open', 'details', 1)
      open.info = words
      open.block = true
      open.map = [startLine, end]
      const [parentType, lineMax] = [state.parentType, state.lineMax]
      state.lineMax = end
      state.md.block.tokenize(state, startLine + 1, end)
      state.parentType = parentType
      state.lineMax = lineMax
      state.push('question_close', 'details', -1).block = true
      state.line = end + 1
      return true
    },
    { alt: ['paragraph'] },
  )
  reader.renderer.rules['question_open'] = (tokens, index) => {
    const token = tokens[index]
    return `<details id="${reader.utils.escapeHtml(String(token?.attrGet('id') ?? ''))}"><summary>${reader.utils.escapeHtml(token?.info ?? '')}</summary>`
  }
  reader.renderer.rules['question_close'] = () => '</details>'
}
