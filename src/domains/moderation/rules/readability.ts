import { isDisguised, isSeen } from '#platform/readable-text.ts'
import { wordsOf } from './fold.ts'
import type { RuleCode } from './rule-codes.ts'

const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/
/** Between letters there is no reason for it; within a picture of several people there is. */
const BETWEEN_LETTERS = /(?<=\p{L})[\u200b-\u200f\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]+(?=\p{L})/u
const MASHED = /\b(?:[bcdfghjklmnpqrstvwxz]{7,}|\w*(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwert|zxcv)\w*)\b/

const SHOUTED_LETTERS = 20
const SHOUTED_SHARE = 0.7
const OTHER_SHARE = 0.3

/** Whether people can read a text as it was written. */
export function readabilityCodes(text: string): readonly RuleCode[] {
  if (text.trim() === '') return []
  return [
    ...(saysNothing(text) ? (['says_nothing'] as const) : []),
    ...(isOtherScript(text) ? (['other_script'] as const) : []),
    ...(hasHiddenMarks(text) ? (['hidden_marks'] as const) : []),
    ...(isShouted(text) ? (['shouting'] as const) : []),
  ]
}

function saysNothing(text: string): boolean {
  if (!isSeen(text)) return true
  const words = wordsOf(text)
  if (words.length >= 8 && new Set(words).size <= words.length / 4) return true
  return words.length > 0 && words.every((word) => /^(\w{1,3})\1{3,}$/.test(word) || MASHED.test(word))
}

function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters > 5 && letters - latin > letters * OTHER_SHARE
}

function hasHiddenMarks(text: string): boolean {
  return DIRECTIONS.test(text) || BETWEEN_LETTERS.test(text) || isDisguised(text)
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters >= SHOUTED_LETTERS && capitals > letters * SHOUTED_SHARE
}
