import { type EshopVoucher, isVoucherInForce, vouchersInForce } from '#domains/eshops/contract.ts'
import { formatCents, formatDay } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { lastMoment, worthOf } from './present-voucher.ts'

/** One shop's voucher as its own page explains it. */
export interface EshopVoucherView {
  readonly kind: 'inForce' | 'coming' | 'ended' | 'unknown'
  /** 200, 410 of one that has ended, 404 of one that the shop does not have. */
  readonly status: 200 | 404 | 410
  readonly code: string
  readonly title: string
  readonly text: string | null
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  readonly others: readonly ListedVoucher[]
}

export interface ListedVoucher {
  readonly code: string
  readonly worth: string
  readonly url: string
}

interface VoucherShop {
  readonly slug: string
  readonly name: string
  readonly vouchers: readonly EshopVoucher[]
}

/** The voucher of a shop that has this code in whatever case; null when it has none. */
export function findVoucher({ vouchers }: Pick<VoucherShop, 'vouchers'>, code: string): EshopVoucher | null {
  return vouchers.find((voucher) => voucher.code.toLowerCase() === code.toLowerCase()) ?? null
}

export function presentEshopVoucher(shop: VoucherShop, code: string, now: Date): EshopVoucherView {
  const voucher = findVoucher(shop, code)
  const others = listVouchers(shop, now).filter((each) => each.code !== voucher?.code)
  // What somebody typed is not repeated: only what the shop says stands on the page.
  if (voucher === null)
    return {
      kind: 'unknown',
      status: 404,
      code: '',
      title: 'Este voucher não existe',
      text: `A loja ${shop.name} não nos deu nenhum voucher com este código.`,
      facts: [],
      others,
    }
  const common = { code: voucher.code, others }
  if (isVoucherInForce(voucher, now))
    return {
      ...common,
      kind: 'inForce',
      status: 200,
      title: `${worthOf(voucher)} na loja ${shop.name}`,
      text: null,
      facts: factsOf(voucher),
    }
  if (voucher.validFrom !== null && Date.parse(voucher.validFrom) > now.getTime())
    return {
      ...common,
      kind: 'coming',
      status: 200,
      title: 'Este voucher ainda não começou',
      text: `O voucher ${voucher.code} vale a partir de ${formatDay(voucher.validFrom)}.`,
      facts: [],
    }
  return {
    ...common,
    kind: 'ended',
    status: 410,
    title: 'Este voucher já terminou',
    text: `O voucher ${voucher.code} foi válido até ${lastMoment(voucher.validUntil ?? now.toISOString())}.`,
    facts: [],
  }
}

/** The vouchers of a shop that hold now, by code. */
export function listVouchers({ slug, vouchers }: VoucherShop, now: Date): ListedVoucher[] {
  return vouchersInForce(vouchers, now).map((voucher) => ({
    code: voucher.code,
    worth: worthOf(voucher),
    url: paths.eshopVoucher(slug, voucher.code),
  }))
}

function factsOf(voucher: EshopVoucher): EshopVoucherView['facts'] {
  return [
    {
      name: 'Valor',
      value: `${voucher.valueType === 'percent' ? `${voucher.value} %` : formatCents(voucher.value)} no preço dos artigos; a entrega não desce`,
    },
    {
      name: 'Para quem',
      value: voucher.unconditional
        ? 'Todos os clientes, em toda a loja'
        : 'Com condições da loja: não entra nos totais que mostramos',
    },
    { name: 'Compra mínima', value: voucher.minOrderCents === 0 ? 'Nenhuma' : formatCents(voucher.minOrderCents) },
    ...(voucher.description === null ? [] : [{ name: 'A loja diz', value: voucher.description }]),
    {
      name: 'Validade',
      value: voucher.validUntil === null ? 'Sem fim marcado pela loja' : `Até ${lastMoment(voucher.validUntil)}`,
    },
  ]
}
