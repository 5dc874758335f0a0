import type { KeyboardEvent } from 'react'

interface ColumnState {
  readonly id: string
  readonly header: string
  readonly isShown: boolean
  toggle(): void
}

/** Which columns of a list are in sight. Escape folds the choice away and gives the focus back, as with every panel over a page. */
export function ColumnChoice({ columns }: { columns: readonly ColumnState[] }) {
  return (
    <details className="columns" onKeyDown={closeOnEscape}>
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

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
