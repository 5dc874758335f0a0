import type { SizeHint } from '#domains/catalogue/contract.ts'
import type { OfferItem, RawItem } from '../offer-item.ts'
import type { ImportReport } from './import-report.ts'

/** Tells the shop which sizes of an item were left out, because nothing of its category is like that (catalogue, size-profiles.ts). */
export function reportSizes(report: ImportReport, raw: RawItem, item: OfferItem, hints: readonly SizeHint[]): void {
  for (const { axis, lowMm, source } of hints) {
    report.add('size_implausible', {
      line: raw.line,
      column: raw.column,
      itemId: item.itemId,
      field: fieldOf(source),
      value: `${AXIS_NAMES[axis]} ${String(lowMm / 10).replace('.', ',')} cm`,
    })
  }
}

function fieldOf(source: SizeHint['source']): string {
  return source.startsWith('field:') ? source.slice('field:'.length) : source.replaceAll('-', '_')
}

const AXIS_NAMES: Readonly<Record<SizeHint['axis'], string>> = {
  width: 'largura',
  height: 'altura',
  depth: 'profundidade',
  diameter: 'diâmetro',
  length: 'comprimento',
  thickness: 'espessura',
  seatHeight: 'altura do assento',
  lyingWidth: 'largura da cama',
  lyingLength: 'comprimento da cama',
}
