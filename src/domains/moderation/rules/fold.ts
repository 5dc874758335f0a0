import { folded } from '#platform/folded-text.ts'

/** The words of a text, folded; digits are words too. */
export function wordsOf(text: string): readonly string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Letters that stand one by one are drawn together: `l o j a . p t` and `p-u-t-a` are words. */
export function withoutGaps(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .\-_*]{1,3}){2,40}[\p{L}\p{N}](?![\p{L}\p{N}])/gu, (spelled) =>
    spelled.replace(/ \. |\. | \./g, '.').replace(/[ \-_*]/g, ''),
  )
}
