/** L-06: the specification's labels, on the page and in the browser's script. */
export const voucherLabels = {
  copy: 'Clique para copiar o código do voucher',
  copied: 'Copiado!',
} as const
