import { useEffect, useRef } from 'react'

interface ColumnState {
  readonly id: string
  readonly header: string
  readonly isShown: boolean
  toggle(): void
}

/** Which columns of a list are in sight. Escape folds the choice away and gives the focus back, as with every panel over a page. */
export function ColumnChoice({ columns }: { columns: readonly ColumnState[] }) {
  const choice = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const { current } = choice
    current?.addEventListener('keydown', closeOnEscape)
    return () => current?.removeEventListener('keydown', closeOnEscape)
  }, [])
  return (
    <details className="columns" ref={choice}>
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

function closeOnEscape(this: HTMLDetailsElement, { key }: KeyboardEvent): void {
  if (key !== 'Escape' || !this.open) return
  this.open = false
  this.querySelector('summary')?.focus()
}
