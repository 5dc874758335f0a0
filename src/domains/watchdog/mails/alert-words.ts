import { z } from 'zod'

/** One thing that was found. */
export const alertItem = z.object({
  watchId: z.int(),
  kind: z.enum(['availability', 'price', 'total']),
  name: z.string(),
  eshop: z.string(),
  priceCents: z.int(),
  /** What is paid with the delivery to the region, of such a watch. */
  total: z.object({ cents: z.int(), region: z.enum(['mainland', 'madeira', 'azores']) }).nullable(),
  targetCents: z.int().nullable(),
  path: z.string(),
  endPath: z.string(),
})
export type AlertItem = z.infer<typeof alertItem>

/** What has come into a watched listing. */
export const alertList = z.object({
  watchId: z.int(),
  /** The listing in words. */
  words: z.string(),
  /** All that has come, of which some are shown. */
  count: z.int(),
  products: z.array(
    z.object({
      variantId: z.int(),
      name: z.string(),
      eshop: z.string(),
      priceCents: z.int(),
      path: z.string(),
      /** Address, absolute; null: none is here. */
      picture: z.string().nullable(),
    }),
  ),
  /** What has begun in the shop whose listing it is. */
  vouchers: z.array(z.object({ code: z.string(), words: z.string() })),
  /** The listing, the newest first. */
  path: z.string(),
  endPath: z.string(),
})
export type AlertList = z.infer<typeof alertList>

/** As the site says it. */
export const inRegion = { mainland: 'no continente', madeira: 'na Madeira', azores: 'nos Açores' } as const

const euros = new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR' })
const wholeEuros = new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** '199 €', '199,90 €' (decisions.md, Wire). */
export function euroText(cents: number): string {
  return (cents % 100 === 0 ? wholeEuros : euros).format(cents / 100)
}

const NAME_CHARS = 70

export function alertSubject(items: readonly AlertItem[], lists: readonly AlertList[]): string {
  const [first, ...others] = [...items, ...lists]
  if (first === undefined) return ''
  if ('words' in first) return listSubject(first, others.length)
  if (others.length > 0) return `${others.length + 1} alertas: ${shortName(first.name)} e mais ${others.length}`
  if (first.total !== null)
    return `${shortName(first.name)} fica a ${euroText(first.total.cents)} ${inRegion[first.total.region]}`
  return first.kind === 'price'
    ? `${shortName(first.name)} está a ${euroText(first.priceCents)}`
    : `${shortName(first.name)} está disponível`
}

function listSubject(list: AlertList, others: number): string {
  const news = listHeading({ ...list, words: shortName(list.words) })
  return others === 0 ? news : `${news}, e mais ${others} ${others === 1 ? 'lista' : 'listas'}`
}

/** '3 produtos novos em Sofás', '1 voucher novo em Casa do Cais' */
export function listHeading({ count, vouchers, words }: AlertList): string {
  const products = count === 1 ? '1 produto novo' : `${count} produtos novos`
  const codes = vouchers.length === 1 ? '1 voucher novo' : `${vouchers.length} vouchers novos`
  const both = [...(vouchers.length > 0 ? [codes] : []), ...(count > 0 ? [products] : [])]
  return `${both.join(' e ')} em ${words}`
}

function shortName(name: string): string {
  return name.length <= NAME_CHARS ? name : `${name.slice(0, NAME_CHARS).replace(/\s+\S*$/, '')}…`
}

/** 'Custa 199 € na Loja Teste. O seu alvo era 200 €.' */
export function alertSentence({ kind, priceCents, targetCents, eshop, total }: AlertItem): string {
  const price = `${euroText(priceCents)} em ${eshop}`
  if (kind === 'availability') return `Já está em stock: custa ${price}.`
  if (total !== null)
    return `Com a entrega ${inRegion[total.region]} custa agora ${euroText(total.cents)} em ${eshop}. O seu alvo: ${euroText(targetCents ?? 0)}.`
  return `Custa agora ${price}. O seu alvo: ${euroText(targetCents ?? 0)}.`
}
