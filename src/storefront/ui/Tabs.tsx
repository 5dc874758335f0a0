import { type KeyboardEvent, type ReactNode, useId } from 'react'

export interface Tab {
  readonly id: string
  readonly label: string
}

/** Tabs by the ARIA pattern: arrows, Home and End go to another and show it. Who uses it keeps which one is selected. */
export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: {
  /** Says what all of them are. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly selected: string
  readonly onSelect: (id: string) => void
  /** What the selected one holds. */
  readonly children: ReactNode
}) {
  const base = useId()
  const turn = (event: KeyboardEvent<HTMLElement>): void => {
    const next = tabAfter(event.key, tabs, selected)
    if (next === null) return
    event.preventDefault()
    onSelect(next.id)
    document.getElementById(`${base}${next.id}`)?.focus()
  }
  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={turn}>
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            id={`${base}${id}`}
            type="button"
            role="tab"
            aria-selected={id === selected}
            aria-controls={`${base}panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {words}
          </button>
        ))}
      </div>
      <div
        className="tabs-panel"
        id={`${base}panel`}
        role="tabpanel"
        tabIndex={0}
        aria-labelledby={`${base}${selected}`}
      >
        {children}
      </div>
    </div>
  )
}

function tabAfter(key: string, tabs: readonly Tab[], selected: string): Tab | null {
  const at = tabs.findIndex(({ id }) => id === selected)
  const index = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key]
  return index === undefined ? null : (tabs.at(index % tabs.length) ?? null)
}
