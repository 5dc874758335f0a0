import { capital } from '../language/agreement.ts'
import type { Draw } from '../prng.ts'
import { type Manner, typed } from './manner.ts'
import type { Told, Verdict } from './review-truth.ts'
import { hasAside } from './varied.ts'

/** One clause of a body: what it tells, if anything, and how it sounds. */
export interface Clause {
  readonly text: string
  readonly tone: 'good' | 'bad' | 'plain'
  readonly told: { readonly aspect: Told['aspect']; readonly verdict: Verdict } | null
}

const TURN_DOWN = ['Mas ', 'Só que ', 'Por outro lado, ', 'Menos bom: ', 'Um senão: ', 'O único reparo: ', '', '', '']
const TURN_UP = ['Do mal o menos, ', 'De bom: ', 'Salva-se isto: ', 'Em compensação, ', 'Pelo menos, ', '', '']
const GO_ON = ['', '', '', '', '', '', '', '', '', '', '', '', '', 'Além disso, ', 'Também ajuda: ', 'Mais: ']
const GO_DOWN = ['', '', '', '', '', '', '', '', '', 'E mais: ', 'Para piorar, ', 'Como se não bastasse, ']

/** Clauses as one text of somebody who types in this manner, and what each of them tells as it stands there. */
export function bodyOf(clauses: readonly Clause[], manner: Manner, draw: Draw): { body: string; tells: Told[] } {
  const tells: Told[] = []
  let body = ''
  clauses.forEach((clause, at) => {
    const before = clauses[at - 1]
    const link = before === undefined ? { stop: '', word: '' } : linkOf(before, clause, manner, draw)
    const word = typed(`${link.word}${clause.text}`, manner, draw)
    const begins = at === 0 || /[.!?…\n] ?$/.test(link.stop)
    const words = cased(begins ? capital(word) : uncapital(word), manner)
    body += cased(link.stop, manner) + words
    if (clause.told !== null) tells.push({ ...clause.told, at: 'body', words })
  })
  return { body: body + endOf(clauses.at(-1), manner, draw), tells }
}

function linkOf(before: Clause, clause: Clause, manner: Manner, draw: Draw): { stop: string; word: string } {
  const stop = stopOf(before, manner, draw)
  // What stands around the things told joins without a word.
  if (before.told === null || clause.told === null || hasAside(clause.text)) return { stop, word: '' }
  if (before.tone === clause.tone) {
    if (draw.chance(0.3) && !/,| e /.test(before.text) && !clause.text.includes(',')) return { stop: ' e ', word: '' }
    return { stop, word: draw.pick(clause.tone === 'good' ? GO_ON : GO_DOWN) }
  }
  if (clause.tone === 'bad' && draw.chance(0.35)) return { stop: ', ', word: 'mas ' }
  return { stop, word: draw.pick(clause.tone === 'bad' ? TURN_DOWN : TURN_UP) }
}

function stopOf({ tone, text }: Clause, { stops }: Manner, draw: Draw): string {
  if (/[.!?…]$/.test(text)) return ' '
  if (stops === 'commas') return draw.chance(0.8) ? ', ' : '. '
  if (stops === 'none') return draw.chance(0.8) ? ' ' : ', '
  if (stops === 'dots') return draw.chance(0.6) ? '... ' : '. '
  if (stops === 'exclaims') return tone === 'good' || draw.chance(0.3) ? draw.pick(['! ', '! ', '!! ']) : '. '
  return tone === 'plain' && draw.chance(0.15) ? '.\n' : '. '
}

function endOf(last: Clause | undefined, { stops, emoji }: Manner, draw: Draw): string {
  const smile = emoji !== null && last?.tone === 'good' ? ` ${emoji}` : ''
  if (last === undefined || /[.!?…]$/.test(last.text)) return smile
  if (stops === 'exclaims') return draw.pick(['!', '!!', '!']) + smile
  if (stops === 'dots') return draw.pick(['...', '.', '']) + smile
  return (stops === 'all' || (stops === 'commas' && draw.chance(0.5)) ? '.' : '') + smile
}

function cased(text: string, { capitals }: Manner): string {
  return capitals === 'all' ? text.toUpperCase() : capitals === 'none' ? uncapital(text) : text
}

function uncapital(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
