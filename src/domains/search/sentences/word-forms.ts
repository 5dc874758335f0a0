/** Gender and number of folded words by their ends, as far as they show: enough to see of which noun an adjective is said. */
interface Form {
  readonly isPlural: boolean
  readonly gender: 'm' | 'f' | null
}

/** Colours with the name of a thing have one form for all. */
const UNCHANGING: ReadonlySet<string> = new Set(
  'cinza rosa bege laranja creme salmao antracite turquesa menta vinho prata areia taupe'.split(' '),
)
/** Of furniture and its parts, those whose end does not show it. */
const MASCULINE: ReadonlySet<string> = new Set(
  'sofa sofas pe pes puxador puxadores detalhe detalhes cabide cabides tapete tapetes puff pufe pufes espelho abajur abajures'.split(
    ' ',
  ),
)
const FEMININE: ReadonlySet<string> = new Set(
  'luz luzes base bases estante estantes flor flores arrumacao televisao iluminacao'.split(' '),
)

/** Whether an adjective may be said of a noun: nothing in their forms speaks against it. */
export function agrees(noun: string, adjective: string): boolean {
  if (UNCHANGING.has(adjective)) return true
  const [a, b] = [formOf(noun), formOf(adjective)]
  return a.isPlural === b.isPlural && (a.gender === null || b.gender === null || a.gender === b.gender)
}

function formOf(word: string): Form {
  return { isPlural: word.endsWith('s'), gender: genderOf(word) }
}

function genderOf(word: string): Form['gender'] {
  if (MASCULINE.has(word) || /os?$/.test(word)) return FEMININE.has(word) ? 'f' : 'm'
  return FEMININE.has(word) || /as?$/.test(word) ? 'f' : null
}
