import type { BackofficeEshop, EditEshopParameters } from '#platform/api-client/calls.ts'
import { countOf, formatCount, formatEuros } from '#storefront/copy/format.ts'
import { momentWords } from '../words.ts'
import type { ConflictLine } from '../frame/outcome.ts'
import { refusedPaths } from '../refused-paths.ts'

export type EditedProfile = EditEshopParameters['eshopEdit']['profile']
export type Profile = BackofficeEshop['profile']

const CENTS = 100
const regions = { mainland: 'continente', madeira: 'Madeira', azores: 'Açores' } as const

const names: Readonly<Record<string, string>> = {
  name: 'Nome',
  description: 'Descrição',
  contactMail: 'E-mail de contacto',
  domains: 'Domínios',
  coolingOffDays: 'Dias para mudar de ideias',
  returnPolicy: 'Devoluções',
  assemblyPolicy: 'Montagem',
  collectionPolicy: 'Recolha do móvel antigo',
  tariffs: 'Portes',
  vouchers: 'Vales',
  reason: 'Motivo',
  region: 'região',
  label: 'nome',
  priceCents: 'preço',
  upToWeightG: 'peso até (g)',
  upToPriceCents: 'compra até (€)',
  freeFromCents: 'grátis desde',
  deliveryDays: 'dias',
  code: 'código',
  value: 'desconto',
  minOrderCents: 'compra mínima',
  validFrom: 'desde',
  validUntil: 'até',
  text: 'condições',
  costCents: 'custo',
  checkedOn: 'visto no dia',
  url: 'página da loja',
}

/** 'tariffs.0.priceCents' → "Portes, linha 1: preço". */
export function fieldWords(path: string): string {
  const [table = '', ...rest] = path.split('.')
  const row = rest.find((step) => /^\d+$/.test(step))
  const field = rest.at(-1)
  const name = field === undefined || /^\d+$/.test(field) ? null : (names[field] ?? field)
  return `${names[table] ?? table}${row === undefined ? '' : `, linha ${Number(row) + 1}`}${name === null ? '' : `: ${name}`}`
}

/** What is wrong with a profile that the call refused, by the fields of its form. */
export function refusedProfile(
  detail: string,
  nameOf: (path: string) => string,
): { readonly message: string; readonly errors: Readonly<Record<string, string>> } {
  const message = 'Não foi guardado: há valores que não são possíveis.'
  if (/belongs to another shop/.test(detail))
    return { message, errors: { domains: 'Domínios: um deles já é de outra loja.' } }
  const errors = refusedPaths(detail).map((path) => [
    nameOf(path),
    path === 'reason' ? 'Motivo: escreva 3 letras pelo menos.' : `${fieldWords(path)}: não é possível.`,
  ])
  return { message, errors: Object.fromEntries(errors) as Readonly<Record<string, string>> }
}

const WARNINGS = [
  [/has none:/, () => 'Sem portes: o que o feed não disser da entrega fica desconhecido.'],
  [
    /^\.tariffs: (\w+) ends/,
    (of: string) =>
      `Portes (${regionWords(of)}): o que for mais pesado ou mais caro do que o último escalão fica desconhecido.`,
  ],
  [/^\.tariffs\[(\d+)\]/, (at: string) => `Portes, linha ${Number(at) + 1}: parte do que diz nunca chega a valer.`],
  [/^\.vouchers\[(\d+)\].*has ended/, (at: string) => `Vales, linha ${Number(at) + 1}: já acabou.`],
  [
    /^\.vouchers\[(\d+)\]/,
    (at: string) => `Vales, linha ${Number(at) + 1}: com este vale, um artigo pode custar zero.`,
  ],
] as const

/** What may be said and is hardly meant, as the checks of a shops file tell it. */
export function warningWords(warning: string): string {
  const rest = warning.replace(/^shops\[0\]/, '')
  for (const [form, words] of WARNINGS) {
    const found = form.exec(rest)
    if (found !== null) return words(found[1] ?? '')
  }
  return 'Confirme os portes e os vales.'
}

function regionWords(region: string): string {
  return regions[region as keyof typeof regions] ?? region
}

/** What was sent beside what stands, where they differ. */
export function profileConflict(yours: Partial<EditedProfile>, present: Partial<Profile>): ConflictLine[] {
  return (Object.keys(yours) as (keyof EditedProfile & keyof Profile)[])
    .map((name) => ({ label: fieldWords(name), yours: valueWords(yours[name]), present: valueWords(present[name]) }))
    .filter((line) => line.yours !== line.present)
}

function valueWords(value: unknown): string {
  if (value === null || value === undefined) return 'desconhecido'
  if (Array.isArray(value)) return value.length === 0 ? 'nada' : value.map(rowWords).join('; ')
  return typeof value === 'object' ? rowWords(value as Row) : String(value as string | number | boolean)
}

type Row = Readonly<Record<string, unknown>>

/** A policy, a tariff, a voucher or a domain: what it says of itself, without what it leaves open. */
function rowWords(row: Row): string {
  const { valueType, value, ...others } = row
  const said = Object.entries(others).filter(([, part]) => part !== null && part !== false && part !== '')
  const discount =
    valueType === undefined
      ? []
      : [`desconto de ${valueType === 'percent' ? `${Number(value)} %` : formatEuros(Number(value) / CENTS)}`]
  return [...said.map(([name, part]) => partWords(name, part)), ...discount].join(', ')
}

function partWords(name: string, value: unknown): string {
  if (name === 'region') return regionWords(String(value))
  if (['domain', 'text', 'code', 'description', 'kind', 'url', 'checkedOn'].includes(name)) return String(value)
  if (name === 'delivered') return 'entrega'
  if (name === 'unconditional') return 'sem condições'
  if (name === 'deliveryDays') return countOf(Number(value), ['dia', 'dias'])
  const shown = name.endsWith('Cents')
    ? formatEuros(Number(value) / CENTS)
    : name.startsWith('valid')
      ? momentWords(String(value))
      : typeof value === 'number'
        ? formatCount(value)
        : String(value)
  return `${names[name] ?? name} ${shown}`
}
