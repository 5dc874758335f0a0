import type { ConflictLine } from '../../../parts/frame/outcome.ts'
import type { InspirationWords } from './inspiration-form.ts'

/** Both versions, field by field. */
export function conflictLines(yours: InspirationWords, present: InspirationWords): ConflictLine[] {
  const line = (label: string, say: (document: InspirationWords) => string): ConflictLine => ({
    label,
    yours: say(yours),
    present: say(present),
  })
  return [
    line('Nome', ({ name }) => name),
    line('Descrição', ({ description }) => description),
    line('Divisão', ({ room }) => room),
    line('Estilo', ({ style }) => style),
    line('Loja', ({ eshopId }) => (eshopId === null ? '' : String(eshopId))),
    line('Peças marcadas', ({ images }) =>
      images.map(({ hotspots }) => hotspots.map(markWords).join(', ')).join(' / '),
    ),
  ]
}

function markWords({ variantId, x, y }: InspirationWords['images'][number]['hotspots'][number]): string {
  return `${variantId} (${x}, ${y})`
}
