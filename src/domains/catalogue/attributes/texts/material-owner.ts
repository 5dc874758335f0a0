import { textAt, type Token } from '../words/lexer.ts'
import { madeWords } from './making-words.ts'

/** "Fabricada … em": what was just said of making counts over all before it. */
export function isOfArticle(lead: readonly Token[], own: ReadonlySet<string>): boolean {
  return textAt(lead, lead.length - 2) === ',' || (!isInside(lead) && isSaidOf(lead, own))
}

/** "Interior forrado a papel de algodão". */
function isInside(lead: readonly Token[]): boolean {
  return lead.some(({ text }, at) => insides.has(text) && madeWords.has(textAt(lead, at + 1)))
}

const insides = new Set(['interior', 'interiores', 'verso', 'fundo', 'fundos', 'gavetas', 'traseira', 'traseiras'])

function isSaidOf(lead: readonly Token[], own: ReadonlySet<string>): boolean {
  return (
    madeWords.has(textAt(lead, lead.length - 2)) ||
    madeWords.has(textAt(lead, lead.length - 3)) ||
    (lead.some(({ text }) => madeWords.has(text) || own.has(text)) &&
      (isMadeBefore(lead) || !lead.some((_, at) => isOtherThing(lead, at))))
  )
}

function isMadeBefore(lead: readonly Token[]): boolean {
  const made = lead.findIndex(({ text }) => madeWords.has(text))
  return made >= 0 && !lead.some(({ text }, at) => otherThing.has(text) && (at < made || !withWords.has(text)))
}

export const withWords = new Set(['com', 'with', 'con', 'avec'])

/** "Mesa de parede" is a kind of table. */
export function isOtherThing(lead: readonly Token[], at: number): boolean {
  return (
    otherThing.has(textAt(lead, at)) &&
    !features.has(textAt(lead, at + 1)) &&
    !(textAt(lead, at - 1) === 'de' && at > 1)
  )
}

/** "Banco com arrumação em resina". */
const features = new Set(['arrumacao', 'arrumo', 'armazenamento', 'espaco'])

const otherThing = new Set([
  'com',
  'combina',
  'combine',
  'disponivel',
  'tambem',
  'sobre',
  'outros',
  'outras',
  'moveis',
  'for',
  'pano',
  'limpa',
  'limpe',
  'caixa',
  'embalagem',
  'amostra',
  'amostras',
  'muestra',
  'muestras',
  'echantillon',
  'echantillons',
  'sample',
  'samples',
  'with',
  'also',
  'available',
  'chao',
  'soalho',
  'parede',
  'paredes',
  'suelo',
  'parquet',
  'pavimento',
  'boden',
  'holzboden',
  'vloer',
  'floor',
  'floors',
  'gulv',
  'golv',
  'pared',
  'mur',
  'murs',
  'wand',
  'muro',
  'muri',
])
