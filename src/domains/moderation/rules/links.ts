import { withoutGaps } from './fold.ts'
import type { RuleCode } from './rule-codes.ts'

/** Ends of addresses that are no word of ours. */
const ENDS =
  'pt|net|org|info|shop|store|online|website|xyz|top|club|app|link|ly|io|co|biz|br|uk|fr|it|cn|ru|tk|gl|gg|to'
/** Those that are: `bonito.com almofadas` only lacks a space. */
const WORD_ENDS = 'com|eu|me|es|de|site|page'
/** Bounded, as every run here: what is hostile is as quick as what is not. */
const NAME = '[a-z0-9](?:[a-z0-9-]{0,40}[a-z0-9])?'
const SPELLED_DOT = String.raw`\s{0,3}(?:[([{<]\s{0,3}(?:\.|ponto|dot)\s{0,3}[)\]}>]|\bponto\b|\bdot\b)\s{0,3}`

const PLAIN = [
  /(?:https?|ftp|hxxps?)\s?:\s?\/\s?\//,
  new RegExp(String.raw`\bwww\s?[.,]\s?${NAME}`),
  new RegExp(String.raw`(?<![@\w.-])(?:${NAME}\.){1,4}(?:${ENDS})(?=$|[^\w@-])`),
  // Followed by a path, by another end, or by nothing more of the sentence.
  new RegExp(
    String.raw`(?<![@\w.-])(?:${NAME}\.){1,4}(?:${WORD_ENDS})(?=\/|\.(?:${ENDS}|com)\b|\s*$|\s*[,;:!?)\]]|\.\s|\.$)`,
  ),
  new RegExp(
    String.raw`\b(?:em|no|na|site|visit\w+|vejam?|ver|veem|comprem|loja|aqui|ao?)\s+(?:${NAME}\.){1,4}(?:${WORD_ENDS})(?=\s)`,
  ),
]

const DISGUISED = [
  new RegExp(
    String.raw`(?<![a-z0-9-])(?!(?:um|o|este|esse|aquele|neste|nesse|ao|no|do|tal|que|certo|cada|algum|nenhum|outro|unico|primeiro|mau|bom|forte|fraco|a|de|em|meio|ultimo)\b)${NAME}${SPELLED_DOT}(?:${ENDS}|com|eu)\b`,
  ),
  new RegExp(String.raw`(?<![a-z0-9-])[a-z0-9-]{3,40}(?:\s{1,3}\.\s{0,3}|\s{0,3}\.\s{1,3})(?:pt|net|org|shop|store)\b`),
  new RegExp(String.raw`(?<![a-z0-9-])[a-z0-9-]{3,40}\s{1,3}\.\s{1,3}com\b`),
  /\bh\s?t\s?t\s?p\s?s?\s*(?::|dois pontos)/,
]

/** Addresses of the web in a folded text, also those that are written so that programs do not see them. */
export function linkCodes(text: string): readonly RuleCode[] {
  const plain = countOf(text)
  if (plain > 1) return ['several_links']
  if (plain === 1) return ['link']
  const joined = withoutGaps(text)
  const isDisguised = DISGUISED.some((each) => each.test(text)) || (joined !== text && countOf(joined) > 0)
  return isDisguised ? ['disguised_link'] : []
}

function countOf(text: string): number {
  const starts = PLAIN.flatMap((each) => [...text.matchAll(new RegExp(each, 'g'))].map(({ index }) => index))
  // One address is seen by several of them: what begins within the same word is one.
  return new Set(starts.map((start) => text.slice(0, start).split(/\s/).length)).size
}
