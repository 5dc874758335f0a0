import { z } from 'zod'

/** One thing that was found. */
export const alertItem = z.object({
  watchId: z.int(),
  kind: z.enum(['availability', 'price']),
  name: z.string(),
  eshop: z.string(),
  priceCents: z.int(),
  targetCents: z.int().nullable(),
  path: z.string(),
  endPath: z.string(),
})
export type AlertItem = z.infer<typeof alertItem>

const euros = new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR' })
const wholeEuros = new Intl.NumberFormat('pt-PT', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** '199 €', '199,90 €' (decisions.md, Wire). */
export function euroText(cents: number): string {
  return (cents % 100 === 0 ? wholeEuros : euros).format(cents / 100)
}

const NAME_CHARS = 70

export function alertSubject(items: readonly AlertItem[]): string {
  const [first, ...others] = items
  if (first === undefined) return ''
  if (others.length > 0) return `${items.length} alertas: ${shortName(first.name)} e mais ${others.length}`
  return first.kind === 'price'
    ? `${shortName(first.name)} está a ${euroText(first.priceCents)}`
    : `${shortName(first.name)} está disponível`
}

function shortName(name: string): string {
  return name.length <= NAME_CHARS ? name : `${name.slice(0, NAME_CHARS).replace(/\s+\S*$/, '')}…`
}

/** 'Custa 199 € na Loja Teste. O seu alvo era 200 €.' */
export function alertSentence({ kind, priceCents, targetCents, eshop }: AlertItem): string {
  const price = `${euroText(priceCents)} em ${eshop}`
  if (kind === 'availability') return `Já está em stock: custa ${price}.`
  return `Custa agora ${price}. O seu alvo: ${euroText(targetCents ?? 0)}.`
}
