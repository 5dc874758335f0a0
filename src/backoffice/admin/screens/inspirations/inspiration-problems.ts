import { problemsByField, problemWords } from '../../../parts/problem-words.ts'

/** What is wrong with an inspiration, in the words of its screen. */
export function inspirationProblems(detail: string): string {
  return problemWords(detail, FIELDS)
}

/** The same at the fields of its form; a mark's are rows of figures, which the head of the screen names. */
export function inspirationErrors(detail: string): Readonly<Record<string, string>> {
  return problemsByField(detail, FIELDS, (path) => (OWN_FIELDS.has(path) ? path : null))
}

const OWN_FIELDS: ReadonlySet<string> = new Set(['name', 'description', 'room', 'style', 'eshopId'])

const FIELDS = {
  inspirations: '',
  ident: 'nome no ficheiro',
  itemId: 'artigo',
  isStl: 'peças marcadas',
  name: 'nome',
  description: 'descrição',
  room: 'divisão',
  style: 'estilo',
  eshopId: 'número da loja',
  images: 'imagem',
  picture: 'ficheiro',
  width: 'largura',
  height: 'altura',
  hotspots: 'marca',
  variantId: 'oferta',
  x: 'milésimas da esquerda',
  y: 'milésimas de cima',
} as const
