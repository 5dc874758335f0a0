/** Icons drawn here, in the colour of their text; never the only bearer of a meaning. */
export function SearchIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="5.75" />
      <path d="m13.5 13.5 3.5 3.5" />
    </svg>
  )
}

export function CloseIcon() {
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="m2 2 8 8M10 2l-8 8" />
    </svg>
  )
}

/** Two pieces side by side on one ground. */
export function CompareIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 5.5h5v9H3zM12 8.5h5v6h-5zM2 17.5h16" />
    </svg>
  )
}

export function FilterIcon() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2 5h14M2 13h14" />
      <circle cx="6" cy="5" r="2" fill="var(--color-ground)" />
      <circle cx="12" cy="13" r="2" fill="var(--color-ground)" />
    </svg>
  )
}

export function GridIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
      <path d="M2 2h6v6H2zM10 2h6v6h-6zM2 10h6v6H2zM10 10h6v6h-6z" />
    </svg>
  )
}

export function RowsIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
      <path d="M2 3h14v3H2zM2 7.5h14v3H2zM2 12h14v3H2z" />
    </svg>
  )
}

export function HeartIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M10 16.5 3.6 10a3.9 3.9 0 0 1 0-5.5 3.9 3.9 0 0 1 5.5 0l.9.9.9-.9a3.9 3.9 0 0 1 5.5 0 3.9 3.9 0 0 1 0 5.5z" />
    </svg>
  )
}

export function UserIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3.5 17c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5" />
    </svg>
  )
}

export function MeasuresIcon() {
  return (
    <svg
      width="36"
      height="36"
      viewBox="0 0 36 36"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M11 25V13h14v12zM11 13l5-5h14l-5 5M30 8v12l-5 5M11 29v3m14-3v3M11 30.5h14M4 13h3M4 25h3M5.5 13v12" />
    </svg>
  )
}
