import type { showContent } from '#platform/api-client/calls.ts'

type ContentKindName = Parameters<typeof showContent>[1]['kind']

/** What a field of an entry takes. */
export interface EntryField {
  /** As the entry has it; 'settings.title' stands in its settings. */
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly type?: 'text' | 'number' | 'moment' | 'pairs'
  readonly maxLength?: number
  readonly isOptional?: true
}

/** A kind of content as its screen edits it: where it stands, what it is called, what an entry holds. */
export interface EditedKind {
  readonly kind: ContentKindName
  readonly path: string
  readonly label: string
  readonly lead: string
  readonly fields: readonly EntryField[]
  /** Of entries that are of several sorts (blocks of the home page): the field that says which, and what each has besides. */
  readonly sorts?: Readonly<Record<string, { readonly label: string; readonly fields: readonly EntryField[] }>>
}

const ident: EntryField = {
  name: 'ident',
  label: 'Identificador',
  hint: 'Letras minúsculas, algarismos e hífenes.',
  maxLength: 80,
}
const categorySlug: EntryField = { ...ident, label: 'Categoria', hint: 'Como está no endereço: sofas-cama.' }
const window: readonly EntryField[] = [
  { name: 'shownFrom', label: 'Mostrar a partir de', type: 'moment', isOptional: true },
  { name: 'shownUntil', label: 'Mostrar até', type: 'moment', isOptional: true },
]
const link: EntryField = {
  name: 'link',
  label: 'Ligação',
  hint: 'Um caminho do site (/produtos) ou um endereço completo.',
}
const label: EntryField = { name: 'label', label: 'Texto da ligação', maxLength: 60 }
const title: EntryField = { name: 'settings.title', label: 'Título', maxLength: 100 }
const count: EntryField = { name: 'settings.count', label: 'Quantos', type: 'number', hint: 'De 1 a 24.' }
const pictures: EntryField = {
  name: 'settings.pictures',
  label: 'Fotografias',
  type: 'pairs',
  hint: 'Uma por linha: o nome do endereço, um espaço e a fotografia (inspiration/…).',
  isOptional: true,
}

/** Every kind of content, in the order of the navigation. */
export const editedKinds: readonly EditedKind[] = [
  {
    kind: 'homeBlocks',
    path: 'pagina-inicial',
    label: 'Página inicial',
    lead: 'Os blocos da página inicial, pela ordem em que aparecem.',
    fields: [ident, ...window],
    sorts: {
      search: {
        label: 'Procura',
        fields: [title, { name: 'settings.lead', label: 'Frase', maxLength: 300, isOptional: true }],
      },
      'leading-room': {
        label: 'Divisão em destaque',
        fields: [
          { name: 'settings.room', label: 'Divisão', hint: 'Como está no endereço: sala.', maxLength: 40 },
          { ...title, isOptional: true },
          { ...link, name: 'settings.link', isOptional: true },
          { name: 'settings.picture', label: 'Fotografia', hint: 'inspiration/…', isOptional: true },
        ],
      },
      rooms: { label: 'Divisões', fields: [title, pictures] },
      departments: { label: 'Departamentos', fields: [title, pictures] },
      'price-drops': { label: 'Descidas de preço', fields: [title, count] },
      'recently-viewed': { label: 'Vistos há pouco', fields: [title] },
      newest: { label: 'Novidades', fields: [title, count] },
      honesty: { label: 'Como somos honestos', fields: [title] },
      'voucher-shops': { label: 'Lojas com voucher', fields: [title, count] },
      shops: { label: 'Lojas', fields: [title] },
      articles: { label: 'Artigos', fields: [title, count] },
      inspirations: { label: 'Inspirações', fields: [title, count] },
    },
  },
  {
    kind: 'bannerStrips',
    path: 'faixas',
    label: 'Faixas',
    lead: 'Avisos acima do cabeçalho. Quem fecha uma faixa não volta a ver o mesmo identificador.',
    fields: [ident, { name: 'text', label: 'Texto', maxLength: 200 }, link, label, ...window],
  },
  {
    kind: 'gridBanners',
    path: 'banners',
    label: 'Banners nas listagens',
    lead: 'Banners entre os cartões das listagens.',
    fields: [
      ident,
      { ...categorySlug, name: 'category', hint: 'Vazio: em todas as categorias.', isOptional: true },
      { name: 'place', label: 'Lugar na grelha', type: 'number', hint: 'De 1 a 48.' },
      { name: 'title', label: 'Título', maxLength: 80 },
      { name: 'text', label: 'Texto', maxLength: 200 },
      link,
      label,
      ...window,
    ],
  },
  {
    kind: 'promotedCategories',
    path: 'tendencias',
    label: 'Pesquisas de tendências',
    lead: 'As categorias que a procura sugere antes de se escrever. Mostram-se as dez primeiras com produtos.',
    fields: [categorySlug, ...window],
  },
  {
    kind: 'menuGifts',
    path: 'menu-presentes',
    label: 'Menu: presentes',
    lead: 'As categorias de «Presentes» no menu.',
    fields: [categorySlug, ...window],
  },
  {
    kind: 'menuTop',
    path: 'menu-mais-procurados',
    label: 'Menu: mais procurados',
    lead: 'As categorias mais procuradas do menu.',
    fields: [categorySlug, ...window],
  },
  {
    kind: 'redirects',
    path: 'redirecionamentos',
    label: 'Redirecionamentos',
    lead: 'Endereços do site que levam a outro. Com fim marcado, a passagem é temporária.',
    fields: [
      ident,
      { name: 'from', label: 'De', hint: 'Um caminho do site, sem «?»: /promocao-antiga.', maxLength: 300 },
      { ...link, label: 'Para' },
      ...window,
    ],
  },
]

/** What an entry of this sort holds besides its sort. */
export function fieldsOf({ fields, sorts }: EditedKind, sort: string | null): readonly EntryField[] {
  return sort === null ? fields : [...fields.slice(0, 1), ...(sorts?.[sort]?.fields ?? []), ...fields.slice(1)]
}

/** The sort of an entry; null: the kind has but one. */
export function sortOfEntry({ sorts }: EditedKind, entry: Entry): string | null {
  return sorts === undefined ? null : String(entry['kind'])
}

export type Entry = Readonly<Record<string, unknown>>
