interface ColumnState {
  readonly id: string
  readonly header: string
  readonly isShown: boolean
  toggle(): void
}

/** Which columns of a list are in sight. */
export function ColumnChoice({ columns }: { columns: readonly ColumnState[] }) {
  return (
    <details className="columns">
      <summary>Colunas</summary>
      <div>
        {columns.map(({ id, header, isShown, toggle }) => (
          <label key={id} className="choice">
            <input type="checkbox" checked={isShown} onChange={toggle} /> {header}
          </label>
        ))}
      </div>
    </details>
  )
}
