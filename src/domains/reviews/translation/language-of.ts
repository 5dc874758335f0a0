/** Words that a language writes all the time, and the others hardly ever. */
const OFTEN: Readonly<Record<string, readonly string[]>> = {
  pt: [
    'não',
    'é',
    'uma',
    'muito',
    'com',
    'mas',
    'para',
    'está',
    'bem',
    'ficou',
    'são',
    'foi',
    'à',
    'os',
    'um',
    'do',
    'da',
  ],
  es: [
    'no',
    'es',
    'una',
    'muy',
    'con',
    'pero',
    'está',
    'el',
    'la',
    'los',
    'y',
    'un',
    'del',
    'bien',
    'fue',
    'que',
    'más',
  ],
  en: ['the', 'is', 'and', 'very', 'with', 'but', 'it', 'this', 'was', 'for', 'not', 'good', 'of', 'to', 'in'],
  fr: ['le', 'la', 'est', 'très', 'avec', 'mais', 'pas', 'et', 'les', 'une', 'un', 'pour', 'bien', 'je', 'du'],
  de: ['der', 'die', 'das', 'ist', 'und', 'sehr', 'mit', 'aber', 'nicht', 'ein', 'eine', 'für', 'ich', 'gut'],
  it: ['il', 'la', 'è', 'molto', 'con', 'ma', 'non', 'e', 'per', 'una', 'un', 'sono', 'bene', 'di', 'che'],
}
const LEAST_WORDS = 5
/** Another language has to be this much surer than Portuguese. */
const MARGIN = 2

/**
 * The language of a text: as its source tells it, else by common words, else Portuguese, which nearly all are. It would rather leave a text
 * as it is than have it translated for nothing.
 */
export function languageOf(text: string, told = ''): string {
  const [, code] = /^([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(told.trim()) ?? []
  if (code !== undefined) return code.toLowerCase()
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, 300) ?? []
  if (words.length < LEAST_WORDS) return 'pt'
  const count = (language: string) => words.filter((word) => OFTEN[language]?.includes(word)).length
  const [surest = 'pt'] = Object.keys(OFTEN).toSorted((a, b) => count(b) - count(a))
  return count(surest) >= count('pt') + MARGIN ? surest : 'pt'
}
