import type { WireFilters } from '#domains/search/contract.ts'

/** Sizes per axis in cm. Their fields are folded into `dimensao` by the browser, or by the server without script. */
export const DimensionFilter = ({ dimensions }: { dimensions: WireFilters['dimensions'] }) =>
  dimensions.length === 0 ? null : (
    <details className="filter" open={dimensions.some(({ range }) => range.selected)}>
      <summary>Medidas (cm)</summary>
      {dimensions.map(({ ident, label, range }) => (
        <fieldset key={ident} className="axis">
          <legend>{label}</legend>
          <input name={`${ident}-de`} inputMode="decimal" autoComplete="off" aria-label={`${label} de, em centímetros`} placeholder="de" defaultValue={centimetres(range.selectedMin)} />
          <input name={`${ident}-ate`} inputMode="decimal" autoComplete="off" aria-label={`${label} até, em centímetros`} placeholder="até" defaultValue={centimetres(range.selectedMax)} />
        </fieldset>
      ))}
    </details>
  )

const centimetres = (mm: number | null): string => (mm === null ? '' : String(mm / 10))
