import { agreement } from '../language/agreement.ts'
import { pieces } from '../pieces/pieces.ts'
import type { Slots } from '../language/template.ts'
import type { Draw } from '../prng.ts'
import type { Article } from './articles.ts'
import type { Person } from './people.ts'

/** Words for the groups of `cor`, by id; none for what has no colour of its own. */
const COLOURS: readonly (readonly string[])[] = [
  [],
  ['branco'],
  ['bege'],
  ['castanho'],
  ['cinzento', 'cinza'],
  ['preto'],
  ['azul'],
  ['verde'],
  ['amarelo'],
  ['laranja'],
  ['vermelho'],
  ['rosa'],
  ['roxo'],
  ['dourado'],
  ['prateado'],
]
const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const NUMBERS = ['dois', 'três', 'quatro', 'cinco', 'seis', 'oito']
const WHILES = ['dois meses', 'três meses', 'quatro meses', 'meio ano', 'seis meses', 'nove meses', 'um ano']

const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'sala-de-estar': ['na sala', 'na nossa sala', 'cá em casa'],
  quarto: ['no quarto', 'no nosso quarto'],
  descanso: ['no quarto'],
  'sala-de-jantar': ['na sala de jantar', 'na cozinha'],
  entrada: ['na entrada', 'no hall'],
  escritorio: ['no escritório', 'no meu cantinho de trabalho'],
  'crianca-e-bebe': ['no quarto do bebé', 'no quarto dos miúdos'],
  cozinha: ['na cozinha'],
  'casa-de-banho': ['na casa de banho'],
  jardim: ['na varanda', 'no jardim', 'no terraço'],
}
const DEPARTMENTS = new Map(pieces.map(({ category, department }) => [category.slug, department]))

/** What clauses may speak of, for one who writes of one thing at one time; with no thing, of a shop. */
export function slotsFor(person: Person, article: Article | null, at: Date, draw: Draw): Slots {
  const month = (at.getUTCMonth() - draw.int(1, 5) + 12) % 12
  const own = {
    ...person.household,
    mes: MONTHS[month],
    dias: draw.pick(NUMBERS),
    meses: draw.pick(WHILES),
  }
  if (article === null) return own
  const colours = COLOURS[article.colour ?? 0] ?? []
  return {
    ...agreement(article.noun.gender),
    ...own,
    n: article.noun.head,
    cor: colours.length === 0 ? undefined : draw.pick(colours),
    sala: draw.pick(ROOMS[DEPARTMENTS.get(article.category) ?? ''] ?? ['cá em casa']),
  }
}
