import type { Draw } from '../prng.ts'

/** What a sentence may speak of; a slot that is absent makes the sentence (or the alternative) impossible. */
export type Slots = Readonly<Record<string, string | undefined>>

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; name: string }
  | { kind: 'choice'; options: readonly Template[]; isOptional: boolean }
export type Template = readonly Part[]

/**
 * Compiles "[Um|Este] {noun}[? em {mat}]": `{}` is a slot, `[a|b]` a choice, `[?a]` stands whenever its slots are there; all nest.
 * Example: `render(compile('[Olá|Viva], {name}'), { name: 'Ana' }, draw)` → "Viva, Ana".
 */
export function compile(source: string): Template {
  const [template, end] = sequence(
    source
      .replace(/\b(que|Quando (?:\{um\}) \{noun\}) \{d(\d)\}/g, '$1 {q$2}')
      .replace(/(\{q\d\}.*? e )\{d(\d)\}/g, '$1{q$2}'),
    0,
  )
  if (end !== source.length) throw new Error(`template has a stray ${source[end]} at ${end}: ${source}`)
  return template
}

/** True when every slot that the sentence cannot do without is there. */
export function canRender(template: Template, slots: Slots): boolean {
  return template.every((part) =>
    part.kind === 'slot'
      ? slots[part.name] !== undefined
      : part.kind === 'text' || part.isOptional || part.options.some((option) => canRender(option, slots)),
  )
}

/** `said` collects the names of the slots that the text has used. */
export function render(template: Template, slots: Slots, draw: Draw, said: Set<string>): string {
  let text = ''
  for (const part of template) {
    if (part.kind === 'text') text += part.text
    else if (part.kind === 'slot') {
      text += slots[part.name] ?? ''
      said.add(part.name)
    } else {
      const possible = part.options.filter((option) => canRender(option, slots))
      if (possible.length > 0)
        text += render(possible.length === 1 ? (possible[0] as Template) : draw.pick(possible), slots, draw, said)
    }
  }
  return text
}

function sequence(source: string, from: number): [Template, number] {
  const parts: Part[] = []
  let text = ''
  let at = from
  const flush = (): void => {
    if (text !== '') parts.push({ kind: 'text', text })
    text = ''
  }
  while (at < source.length && source[at] !== '|' && source[at] !== ']') {
    const char = source[at] as string
    if (char === '{') {
      flush()
      const end = source.indexOf('}', at)
      parts.push({ kind: 'slot', name: source.slice(at + 1, end) })
      at = end + 1
    } else if (char === '[') {
      flush()
      const isOptional = source[at + 1] === '?'
      const [choice, end] = choiceAt(source, at + (isOptional ? 2 : 1), isOptional)
      parts.push(choice)
      at = end
    } else {
      text += char
      at += 1
    }
  }
  flush()
  return [parts, at]
}

function choiceAt(source: string, from: number, isOptional: boolean): [Part, number] {
  const options: Template[] = []
  let at = from
  for (;;) {
    const [option, end] = sequence(source, at)
    options.push(option)
    at = end + 1
    if (source[end] === ']') return [{ kind: 'choice', options, isOptional }, at]
    if (end >= source.length) throw new Error(`template has an open choice: ${source}`)
  }
}
