import { problemWords } from '../../../parts/problem-words.ts'

/** What is wrong with an inspiration, in the words of its screen. */
export function inspirationProblems(detail: string): string {
  return problemWords(detail, FIELDS)
}

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
