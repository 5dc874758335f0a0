import { formatCentimetres } from '../../copy/format.ts'
import { SizeDrawing } from './SizeDrawing.tsx'

/** An axis in mm: what there is along it (null: nothing is known), and the chosen ends. */
export interface ShownDimension {
  readonly ident: string
  readonly label: string
  readonly min: number | null
  readonly max: number | null
  readonly from: number | null
  readonly to: number | null
}

/** Sizes per axis in cm. Their fields are folded into `dimensao` by the browser, or by the server without script. */
export function DimensionFilter({ dimensions }: { dimensions: readonly ShownDimension[] }) {
  return dimensions.length === 0 ? null : (
    <details className="filter" open={dimensions.some(({ from, to }) => from !== null || to !== null)}>
      <summary>Medidas (cm)</summary>
      <SizeDrawing />
      {dimensions.map(({ ident, label, min, max, from, to }) => (
        <fieldset key={ident} className="axis">
          <legend>
            {label}
            {min !== null && max !== null && <small>{extent(min, max)}</small>}
          </legend>
          <input
            name={`${ident}-de`}
            inputMode="decimal"
            autoComplete="off"
            aria-label={`${label} de, em centímetros`}
            placeholder="de"
            defaultValue={centimetres(from)}
          />
          <input
            name={`${ident}-ate`}
            inputMode="decimal"
            autoComplete="off"
            aria-label={`${label} até, em centímetros`}
            placeholder="até"
            defaultValue={centimetres(to)}
          />
        </fieldset>
      ))}
    </details>
  )
}

/** " de 62 a 320", or " 75" where all are alike. */
function extent(min: number, max: number): string {
  return min === max ? ` ${formatCentimetres(min)}` : ` de ${formatCentimetres(min)} a ${formatCentimetres(max)}`
}

function centimetres(mm: number | null): string {
  return mm === null ? '' : String(mm / 10)
}
