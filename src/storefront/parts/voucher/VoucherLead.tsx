import { paths } from '../../paths.ts'
import type { EshopVoucherView, ListedVoucher } from './present-eshop-voucher.ts'
import { VoucherButton } from './VoucherCopy.tsx'

/** What stands above a shop's listing at the address of one of its vouchers. */
export function VoucherLead({ voucher }: { voucher: EshopVoucherView }) {
  return (
    <section className="voucher-lead" aria-labelledby="voucher">
      <h2 id="voucher">{voucher.title}</h2>
      {voucher.kind === 'inForce' && (
        <div className="voucher" data-context="variantDetail">
          <code>{voucher.code}</code>
          <VoucherButton code={voucher.code} />
        </div>
      )}
      {voucher.text !== null && <p>{voucher.text}</p>}
      {voucher.facts.length > 0 && (
        <dl>
          {voucher.facts.map(({ name, value }) => (
            <VoucherFact key={name} name={name} value={value} />
          ))}
        </dl>
      )}
      {voucher.others.length > 0 && (
        <div className="voucher-others">
          <p>{voucher.kind === 'inForce' ? 'Outros vouchers desta loja:' : 'Vouchers desta loja que valem hoje:'}</p>
          <VoucherList vouchers={voucher.others} />
        </div>
      )}
      {voucher.kind !== 'inForce' && voucher.others.length === 0 && (
        <p>
          <a className="quiet" href={paths.vouchers()}>
            Ver todas as ofertas com voucher
          </a>
        </p>
      )}
    </section>
  )
}

function VoucherFact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

/** Links to the pages of vouchers in force. */
export function VoucherList({ vouchers }: { vouchers: readonly ListedVoucher[] }) {
  return (
    <ul className="voucher-list">
      {vouchers.map(({ code, worth, url }) => (
        <li key={code}>
          <a href={url}>{`${code}: ${worth}`}</a>
        </li>
      ))}
    </ul>
  )
}
