import type { Side } from './aspect.ts'

/** A phrase that was found in a clause: its words from `from` to `to` (not with it). */
export interface FoundPhrase {
  readonly words: readonly string[]
  readonly from: number
  readonly to: number
  readonly side: Side
  readonly isFixed: boolean
  readonly isMild: boolean
  /** Words of the phrase itself (`Pattern`). */
  readonly literals: ReadonlySet<string>
  readonly isPraisedByDenial: boolean
  /** The next clause, unless it begins with "mas". */
  readonly next: readonly string[]
  /** Where the phrase before it in the clause ends; a denial before that is the other's. */
  readonly after: number
}

/** Wishes, plans, fears, guesses and what others say: in front of a phrase they make it no claim. */
const UNCLAIMED =
  /(?<![^ ])(?:se (?:fosse|tivesse|for|quer|quiser|procur|houvesse|precis)|caso |quem (?:quer|quiser|procur|gosta|precis)|procur(?:o|a|ava|avamos|amos|am) |precis(?:o|ava|avamos) de |quer(?:ia|iamos|o|emos) |pretend\w+ |a ver se |vamos ver |veremos |espero |esperemos |oxala |sera que |procurar |nao sei |ainda nao |por ser |medo |receio |receava |temia |pensei |pensava |pensavamos |julguei |julgava |achava |imagin(?:ei|ava) |contava |duvid\w+ |diz |diziam |dizem |disse |disseram |li |lido |garant(?:iu|iram|em|ia) |promet\w+ |segundo |suposta\w* |alegada\w* |anuncia\w* |descri\w+ |deix(?:ei|ou|amos|aram) de |deixa de |para nao |talvez )/
/** How it seemed elsewhere, before it came. */
const SEEMED =
  /(?<![^ ])(?:no site|nas? foto\w*|nas? imag\w+|no anuncio|no catalogo|na loja online)(?: \w+){0,2} (?:era|eram|parec\w+|estava)(?= )/
/** The same with what was hoped for: "podia ser mais confortável" blames. */
const WISHED =
  /(?<![^ ])(?:podia|podiam|poderia|poderiam|devia|deviam|deveria|deveriam|esperava|esperavamos|gostava)(?: (?!nao )[a-z0-9]+){0,4} $/
/** Of another thing than the one that is reviewed. */
const OTHERS =
  /(?<![^ ])(?:antig[oa]s?|anterior(?:es)?|velh[oa]s?|outr[oa]s?|(?:ja|sempre) (?:tive|tinha|tivemos))(?= )/
/** Phrases with a denial that denies nothing of what follows. */
const NO_DENIAL =
  /(?<![^ ])(?:nao (?:so|apenas|somente)|nao (?:podia|podiam|poderia|podia_se)(?: [a-z]+){0,3} (?:mais|melhor)|nao (?:ha|existe|conheco) nada|nunca (?:\w+ ){1,4}tao|nada como|sem (?:duvida|sombra)|nao ha duvida|nao me arrependo|nao hesit\w+|nao obstante|nem um pouco menos|nao fosse|um pouco|pouco a pouco|por pouco)(?= )/g
/** What is denied in these words is only no more than good. */
const SUPERLATIVE =
  /(?<![^ ])(?:otim|optim|excelen|perfeit|fantast|espetac|maravilh|impecav|magnif|super|extrem|cinco|5)/
const DENIES = new Set(['nao', 'nem', 'nunca', 'jamais', 'tampouco', 'ninguem', 'longe'])
/** How far in front of a phrase a denial of each kind reaches. */
const REACH = 5
const NEAR: Readonly<Record<string, number>> = {
  nada: 2,
  sem: 2,
  pouco: 2,
  pouca: 2,
  poucos: 2,
  poucas: 2,
  menos: 2,
  zero: 1,
  falta: 3,
}

/** What a phrase claims where it stands; null: nothing. */
export function claimedSide(found: FoundPhrase): Side | null {
  const { words, from, to, side } = found
  const left = `${words.slice(0, from).join(' ')} `
  if (WISHED.test(left) && !NO_DENIAL_ONCE.test(left))
    return side === 'plus' && !found.isFixed
      ? 'minus'
      : side === 'minus' && /(?:mais|melhor|menos) $/.test(left)
        ? null
        : side
  if (UNCLAIMED.test(left) || SEEMED.test(left)) return null
  if (side === 'minus' && FEARED.test(`${words.slice(to).join(' ')} ${found.next.join(' ')} `)) return null
  if (OTHERS.test(left))
    return /(?<![^ ])(?:era|eram)(?: [a-z]+)? mais $/.test(left) && side === 'plus' ? 'minus' : null
  if (found.isFixed || !isDenied(found)) return side
  if (side === 'minus') return found.isPraisedByDenial ? 'plus' : null
  return found.isMild || SUPERLATIVE.test(words.slice(Math.max(0, from - 2), to).join(' ')) ? null : 'minus'
}
/** Behind what is feared: "sendo frágil, tive receio". */
const FEARED = /(?<![^ ])(?:medo|receio|receei|temi)(?= )/
const NO_DENIAL_ONCE = new RegExp(NO_DENIAL.source)

function isDenied({ words, from, to, after, literals }: FoundPhrase): boolean {
  const plain = withoutEmptyDenials(words)
  for (let at = Math.max(0, from - REACH, after); at < to; at += 1) {
    const word = plain[at] ?? ''
    if (at >= from && literals.has(word)) continue
    if (DENIES.has(word)) return true
    if (from - at <= (NEAR[word] ?? -9)) return true
  }
  // "Confortável não é."
  return (
    plain[to] === 'nao' && /^(?:eh|e|foi|sao|era|esta|tem|tinha)$/.test(plain[to + 1] ?? '') && plain.length <= to + 3
  )
}

/** The words, with empty ones where a denial denies nothing. */
function withoutEmptyDenials(words: readonly string[]): readonly string[] {
  const text = `${words.join(' ')} `
  const cleared = text.replace(NO_DENIAL, (phrase) => phrase.replaceAll(/\S+/g, '-'))
  return cleared === text ? words : cleared.trimEnd().split(' ')
}
