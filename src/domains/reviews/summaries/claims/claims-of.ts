import { type Aspect, aspectIds, aspects, type Side } from './aspect.ts'
import { type Clause, clausesOf } from './clauses-of.ts'
import { foldedWords } from './folded-words.ts'
import { nounPhrases } from './noun-phrases.ts'
import { compilePattern, type Pattern } from './pattern.ts'
import { claimedSide } from './scope.ts'
import { wordClasses } from './word-classes.ts'

/** What a sentence says of one aspect. */
export interface SaidClaim {
  readonly aspect: Aspect
  readonly side: Side
}

interface Rule extends SaidClaim {
  readonly pattern: Pattern
}

const rules: readonly Rule[] = aspectIds.flatMap((aspect) => {
  const { plus, minus, nouns } = aspects[aspect]
  const named = nouns === undefined ? { plus: [], minus: [] } : nounPhrases(nouns)
  const rulesOf = (side: Side, phrases: readonly string[]): Rule[] =>
    phrases.map((phrase) => ({ aspect, side, pattern: compilePattern(phrase, wordClasses) }))
  return [...rulesOf('plus', [...plus, ...named.plus]), ...rulesOf('minus', [...minus, ...named.minus])]
})

/** Numbers of rules by the words without which they cannot be: whole ones, and beginnings. */
const byWord = new Map<string, number[]>()
const byBeginning = new Map<string, number[]>()
rules.forEach(({ pattern }, index) => {
  for (const key of pattern.keys) {
    const [map, name] = key.endsWith('*') ? [byBeginning, key.slice(0, -1)] : [byWord, key]
    map.set(name, [...(map.get(name) ?? []), index])
  }
})

/** Marks, words and faces of what is not meant as it stands; nobody is held to it. */
const IRONY =
  /\bque (?:maravilha|rico servi[cç]o|belo servi[cç]o)|\bs[oó] que n[aã]o\s*[.!]*$|\bdizem eles\b|\bpois sim\b|\bsim,? sim\b|\bdeve ser piada\b|\bpara rir\b|\blol\b|🙄/iu

/** Whether a sentence says how something is: no question, and nothing that is meant otherwise. */
export function isMeant(sentence: string): boolean {
  return !sentence.trimEnd().endsWith('?') && !IRONY.test(sentence)
}

/** What a sentence claims: each aspect once. What could be read both ways claims nothing. */
export function claimsOf(sentence: string): SaidClaim[] {
  if (!isMeant(sentence)) return []
  const clauses = clausesOf(foldedWords(sentence))
  const said = clauses.flatMap((clause, index) => [...claimsOfClause(clause), ...relieved(clauses[index - 1], clause)])
  return said.filter(
    ({ aspect, side }, index) =>
      said.findIndex((other) => other.aspect === aspect) === index &&
      said.every((other) => other.aspect !== aspect || other.side === side),
  )
}

interface Match extends Rule {
  readonly from: number
  readonly to: number
}

function claimsOfClause(clause: Clause): SaidClaim[] {
  const matches = strongest(matchesOf(clause))
  return matches.flatMap((match, index) => {
    const side = claimedSide({
      words: clause.words,
      from: match.from,
      to: match.to,
      side: match.side,
      isFixed: match.pattern.isFixed,
      isPraisedByDenial: aspects[match.aspect].isPraisedByDenial === true,
      after: reachOf(clause.words, matches[index - 1], match),
    })
    return side === null ? [] : [{ aspect: match.aspect, side }]
  })
}

/** A denial reaches over a phrase to the next one only along "nem", "ou" and a bare "e". */
function reachOf(words: readonly string[], before: Match | undefined, match: Match): number {
  if (before === undefined || before.to > match.from) return 0
  const between = words.slice(before.to, match.from)
  return between.every((word) => word === 'nem' || word === 'ou' || word === 'e') ? 0 : before.to
}

function matchesOf({ words, isQuoted }: Clause): Match[] {
  const text = `${words.join(' ')} `
  const found: Match[] = []
  for (const index of new Set(words.flatMap(rulesOfWord))) {
    const rule = rules[index] as Rule
    for (const match of text.matchAll(rule.pattern.regex)) {
      const from = countSpaces(text, 0, match.index)
      const to = from + countSpaces(match[0], 0, match[0].length)
      if (!isQuoted.slice(from, to).includes(true)) found.push({ ...rule, from, to })
    }
  }
  return found
}

/** Without those that lie within a longer one ("qualidade" in "relação qualidade-preço"), in the order of the clause. */
function strongest(matches: readonly Match[]): Match[] {
  const weight = (match: Match) => (match.to - match.from) * 2 + (match.pattern.isFixed ? 1 : 0)
  return matches
    .filter((match) =>
      matches.every(
        (other) =>
          other === match ||
          other.from > match.from ||
          other.to < match.to ||
          weight(other) < weight(match) ||
          (weight(other) === weight(match) &&
            (other.aspect !== match.aspect || matches.indexOf(other) > matches.indexOf(match))),
      ),
    )
    .toSorted((a, b) => a.from - b.from)
}

/** "Tinha medo que fosse frágil, mas não": what was feared is not so. */
function relieved(before: Clause | undefined, { words }: Clause): SaidClaim[] {
  if (
    before === undefined ||
    !/^mas (?:afinal )?(?:nao|enganei me|felizmente nao)(?: eh| foi| eram?)?$/.test(words.join(' '))
  )
    return []
  const feared = before.words.findIndex(
    (word) => word === 'medo' || word === 'receio' || word === 'receava' || word === 'temia',
  )
  if (feared < 0) return []
  return strongest(matchesOf(before))
    .filter(({ side }) => side === 'minus')
    .map(({ aspect }) => ({ aspect, side: 'plus' }))
}

const known = new Map<string, readonly number[]>()
/** Words that are remembered with their rules; then they are looked up anew. */
const MOST_KNOWN = 20_000

function rulesOfWord(word: string): readonly number[] {
  const remembered = known.get(word)
  if (remembered !== undefined) return remembered
  const numbers = [...(byWord.get(word) ?? [])]
  for (let length = 1; length <= word.length; length += 1)
    numbers.push(...(byBeginning.get(word.slice(0, length)) ?? []))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(word, numbers)
  return numbers
}

function countSpaces(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) if (text[at] === ' ') count += 1
  return count
}
