import type { Product } from '../assortment/product.ts'
import { capital } from '../language/agreement.ts'
import { cm } from '../language/size-text.ts'
import type { Wrote } from '../offers/wording.ts'
import type { Draw } from '../prng.ts'
import type { SeriesArticle } from './series-article.ts'
import { measuresOf } from './series-measures.ts'
import { longSeries } from './series.ts'
import { wordsOf, type Words } from './words.ts'

export interface Told {
  readonly product: Product
  readonly article: SeriesArticle
  readonly shop: string
  /** What the shop does alike for a family. */
  readonly family: Draw
  readonly draw: Draw
}

/** A description as this shop has it: the name once more, or sentences for the whole series with the measures behind them. */
export function seriesText(told: Told): Wrote {
  return told.shop === 'casa-alfarim'
    ? nameAgain(told)
    : measuredText(told, told.shop === 'casa-atlantida' ? 'pt' : 'es')
}

function nameAgain({ product: { size }, article }: Told): Wrote {
  const thing = capital(article.parts.map(({ pt }) => pt).join(' '))
  if (size.kind !== 'box') return { text: `${thing}.`, said: new Set() }
  return { text: `${thing}, ${cm(size.widthMm)}x${cm(size.depthMm)} cm.`, said: new Set(['w', 'd']) }
}

function measuredText({ product, article, family, draw }: Told, language: 'pt' | 'es'): Wrote {
  const isEnglish = family.chance(0.5)
  const unit = language === 'es' && family.chance(0.2) ? 'mm' : 'cm'
  const other = draw.pick(longSeries.filter(({ name }) => name !== product.family.series)).name.toUpperCase()
  const sentences = draw
    .some(product.family.material.key === 'tecido' ? [OF_COVERS, ...SENTENCES] : SENTENCES, draw.int(1, 3))
    .map((words) =>
      words[isEnglish && draw.chance(0.4) ? 'en' : language]
        .replace('{series}', product.family.series.toUpperCase())
        .replace('{other}', other),
    )
  const measures = measuresOf(product, article, draw)
  const lines = measures.map(
    ({ label, mm }) =>
      `${label[isEnglish ? 'en' : language]}:${isEnglish ? '' : ' '}${unit === 'mm' ? mm : cm(mm)} ${unit}`,
  )
  const inside = article.inside === null ? [] : [`${article.inside[language]}.`]
  return {
    text: [...sentences, ...inside, lines.join(' ')].filter((part) => part !== '').join(' '),
    said: new Set(measures.flatMap(({ slot }) => slot ?? [])),
  }
}

const OF_COVERS = wordsOf(
  'A capa tira-se e lava-se à máquina./The cover is easy to keep clean as it is removable e can be machine washed./La funda se quita y se lava a máquina.',
)
const SENTENCES: readonly Words[] = [
  'Combina com os outros móveis da série {series}./Coordinates com other furniture in the {series} series./Combina con los demás muebles de la serie {series}.',
  'Pode juntar-se a {other}, vendido em separado./May be completed com {other}, sold separately./Se puede completar con {other}, que se vende por separado.',
  'Testado para uso doméstico./Tested for domestic use./Probado para uso doméstico.',
  'Dez anos de garantia, nas condições do folheto./10 year guarantee, read about the terms in the brochure./Diez años de garantía según el folleto.',
  'As medidas podem variar ligeiramente./Measures may vary slightly./Las medidas pueden variar ligeramente.',
  'Peças e ferragens vêm na caixa./Fittings included in the box./Los herrajes vienen en la caja.',
].map(wordsOf)
