/** Something with a label that others may have, too, and the title that its shop gave it. */
interface Labelled {
  readonly label: string
  readonly title: string
}

/**
 * Labels that no two have, where titles can tell them apart: to equal ones the words are added that not all of their titles have.
 * Example: two of "Azul", of "Sofá Tessara petróleo" and "Sofá Tessara azul-noite" → "Azul · petróleo" and "Azul · azul-noite".
 */
export function toldApart<Each extends Labelled>(all: readonly Each[]): Each[] {
  const alike = Map.groupBy(all, ({ label }) => label)
  return all.map((each) => {
    const others = alike.get(each.label) ?? []
    const own =
      others.length < 2
        ? ''
        : ownWords(
            each.title,
            others.map(({ title }) => title),
          )
    return own === '' ? each : { ...each, label: `${each.label} · ${own}` }
  })
}

/** Sizes, numbers and little words say nothing here. */
const TELLING_WORD = /^\p{L}[\p{L}-]{2,}$/u

function ownWords(title: string, titles: readonly string[]): string {
  const all = titles.map((each) => new Set(wordsOf(each)))
  return wordsOf(title)
    .filter((word) => all.some((words) => !words.has(word)))
    .join(' ')
}

function wordsOf(title: string): string[] {
  return title
    .toLowerCase()
    .split(/[\s,;:«»“”"()–]+/u)
    .filter((word) => TELLING_WORD.test(word))
}
