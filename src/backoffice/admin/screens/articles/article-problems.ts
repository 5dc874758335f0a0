import { problemWords } from '../../../parts/problem-words.ts'

/** What is wrong with an article, in the words of its screen. */
export function articleProblems(detail: string): string {
  return problemWords(detail, FIELDS)
}

const FIELDS = {
  change: '',
  at: 'a partir de',
  title: 'título',
  slug: 'endereço',
  category: 'categoria',
  lead: 'entrada',
  author: 'autor',
  name: 'nome',
  about: 'sobre o autor',
  cover: 'capa',
  sponsored: 'patrocínio',
  label: 'nome',
  blocks: 'bloco',
  heading: 'título do bloco',
  text: 'texto',
  picture: 'imagem',
  alt: 'o que mostra',
  caption: 'legenda',
  by: 'de quem',
  of: '',
  ids: 'número',
  listing: 'listagem',
  count: 'quantos',
  head: 'cabeçalho',
  rows: 'linha',
  hotspots: 'ponto',
  leadsTo: 'para onde leva',
  id: 'produto',
  x: 'milésimas da esquerda',
  y: 'milésimas de cima',
} as const
