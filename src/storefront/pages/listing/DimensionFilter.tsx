import { SizeDrawing } from './SizeDrawing.tsx'

/** An axis and the chosen ends in mm. */
export interface ShownDimension {
  readonly ident: string
  readonly label: string
  readonly from: number | null
  readonly to: number | null
}

/** Sizes per axis in cm. Their fields are folded into `dimensao` by the browser, or by the server without script. */
export function DimensionFilter({ dimensions }: { dimensions: readonly ShownDimension[] }) {
  return dimensions.length === 0 ? null : (
    <details className="filter" open={dimensions.some(({ from, to }) => from !== null || to !== null)}>
      <summary>Medidas (cm)</summary>
      <SizeDrawing />
      {dimensions.map(({ ident, label, from, to }) => (
        <fieldset key={ident} className="axis">
          <legend>{label}</legend>
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

function centimetres(mm: number | null): string {
  return mm === null ? '' : String(mm / 10)
}
