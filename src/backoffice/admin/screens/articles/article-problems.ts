import { problemsByField, problemWords } from '../../../parts/problem-words.ts'

/** What is wrong with an article, in the words of its screen. */
export function articleProblems(detail: string): string {
  return problemWords(detail, FIELDS)
}

/** The same at the fields of its form. */
export function articleErrors(detail: string): Readonly<Record<string, string>> {
  return problemsByField(detail, FIELDS, fieldOf)
}

const OWN_FIELDS: Readonly<Record<string, string>> = {
  title: 'title',
  slug: 'slug',
  category: 'category',
  lead: 'lead',
  'author.name': 'authorName',
  'author.about': 'authorAbout',
  cover: 'coverPicture',
  'cover.picture': 'coverPicture',
  'cover.alt': 'coverAlt',
  'cover.caption': 'coverCaption',
  'sponsored.by': 'sponsoredBy',
  'sponsored.label': 'sponsoredLabel',
}
/** Of a block: what is chosen stands in one field, whichever way it is chosen. */
const CHOSEN = /^of\.(?:listing|ids)\b.*/

/** 'change.document.blocks[2].of.listing' → 'b2.which'. */
function fieldOf(path: string): string | null {
  const own = path.replace(/^(?:change|article)\./, '').replace(/^document\./, '')
  const [, block, field = ''] = /^blocks\[(\d+)\]\.(.+)$/.exec(own) ?? []
  if (block === undefined) return OWN_FIELDS[own] ?? null
  if (field.startsWith('hotspots')) return null
  return `b${block}.${field.replace(CHOSEN, 'which').replace(/^of\./, '').replace(/\[.*$/, '')}`
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
