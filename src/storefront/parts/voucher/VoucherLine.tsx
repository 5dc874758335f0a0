import type { VoucherContext, VoucherView } from './present-voucher.ts'
import { VoucherButton } from './VoucherCopy.tsx'

/**
 * L-06: a card's voucher in one line: what it gives, its code, and over all of it the button that copies it, whose label stands
 * in the line's place while it is pointed at. Conditions are explained where the product is.
 */
export function VoucherLine({
  voucher,
  context,
}: {
  voucher: VoucherView
  context: Extract<VoucherContext, 'variantCard' | 'variantRow'>
}) {
  return (
    <p className="voucher line" data-context={context}>
      {'Voucher '}
      <code>{voucher.code}</code>
      {` ${voucher.off}${voucherNote(voucher)} `}
      <VoucherButton code={voucher.code} />
    </p>
  )
}

/** Why it is not in the total. */
function voucherNote({ isUnconditional, isDearer }: VoucherView): string {
  if (!isUnconditional) return ', com condições'
  return isDearer ? ', fora do total' : ''
}
