import { formatCents, countOf } from './format.ts'

/** What would be another of an offer, as calls and pages have it. */
interface Change {
  readonly field: string
  readonly from: string | number | null
  readonly to: string | number | null
}

/** What would come of an item, in words. */
export const changeKindWords = { new: 'entra', changed: 'muda', gone: 'sai' } as const

const FIELD_WORDS: Readonly<Record<string, string>> = {
  price: 'Preço',
  availability: 'Disponibilidade',
  title: 'Nome',
  pictures: 'Imagens',
  category: 'Categoria',
  formerPrice: 'Preço anterior indicado',
  brand: 'Marca',
  delivery: 'Entrega',
  link: 'Endereço',
  description: 'Descrição',
  colours: 'Cor',
  materials: 'Material',
  styles: 'Estilo',
  rooms: 'Divisão',
  shapes: 'Forma',
  sizes: 'Medidas',
  other: 'Outras características',
}

const AVAILABILITY_WORDS: Readonly<Record<string, string>> = {
  in_stock: 'em stock',
  out_of_stock: 'esgotado',
  preorder: 'pré-venda',
  backorder: 'por encomenda',
}

/** A change in one line: 'Preço: 100,00 € → 90,00 €'; 'Descrição: outra' where the values are too long to be told. */
export function changeWords({ field, from, to }: Change): string {
  const name = FIELD_WORDS[field] ?? field
  if (field === 'pictures' && from === to) return `${name}: outras, ${countOf(Number(to), ['imagem', 'imagens'])}`
  if (from === null && to === null) return `${name}: ${UNTOLD[field] ?? 'outro'}`
  return `${name}: ${valueWords(field, from)} → ${valueWords(field, to)}`
}

const UNTOLD: Readonly<Record<string, string>> = {
  description: 'outra',
  delivery: 'outra',
  sizes: 'outras',
  other: 'outras',
}

function valueWords(field: string, value: string | number | null): string {
  if (value === null) return 'desconhecido'
  if (field === 'price' || field === 'formerPrice') return formatCents(Number(value))
  if (field === 'availability') return AVAILABILITY_WORDS[value] ?? String(value)
  return String(value)
}
