import { voucherLabels } from '../../copy/voucher-labels.ts'
import type { VoucherContext, VoucherView } from './present-voucher.ts'

/**
 * L-06: an offer's voucher in each of its four places. The code is text that anyone can select; the button beside it copies it
 * (client/voucher-copy.ts) and is not there without script.
 */
export function VoucherCopy({ voucher, context }: { voucher: VoucherView; context: VoucherContext }) {
  return (
    <div className="voucher" data-context={context}>
      <p>
        <b>{voucher.priceWith}</b>
        {' com o voucher '}
        <code>{voucher.code}</code>
        {` (${voucher.off}), sem entrega`}
        {!voucher.isUnconditional && <Conditions voucher={voucher} />}
        {voucher.isDearer && '; fora do total, porque com ele a entrega ficaria mais cara'}
      </p>
      {context === 'variantDetail' && <VoucherDetail voucher={voucher} />}
      <VoucherButton code={voucher.code} />
    </div>
  )
}

/** The label is swapped for 'Copiado!' and back. */
export function VoucherButton({ code }: { code: string }) {
  return (
    <button type="button" className="needs-script" data-voucher={code}>
      {voucherLabels.copy}
    </button>
  )
}

function Conditions({ voucher }: { voucher: VoucherView }) {
  return (
    <>
      {', '}
      {voucher.conditionsUrl === null ? 'com condições' : <a href={voucher.conditionsUrl}>com condições</a>}
      {': fora do total'}
    </>
  )
}

function VoucherDetail({ voucher: { worth, validity, description } }: { voucher: VoucherView }) {
  return (
    <p className="fine">
      {`${worth} no preço do artigo${validity === null ? '' : `, válido ${validity}`}.`}
      {description !== null && ` ${description}`}
    </p>
  )
}
