/** Icons of what turns and enlarges pictures; as those of icons.tsx. */
/** A glass with a mark in it. */
function Glass({ mark }: { mark: string }) {
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
      <path d={`M14.7 8.7a6 6 0 1 1-12 0 6 6 0 0 1 12 0M13 13l4 4M${mark}`} />
    </svg>
  )
}

export function ZoomInIcon() {
  return <Glass mark="8.7 6v5.4M6 8.7h5.4" />
}

export function ZoomOutIcon() {
  return <Glass mark="6 8.7h5.4" />
}

function Arrow({ path }: { path: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

export function NextIcon() {
  return <Arrow path="m7.5 4 6 6-6 6" />
}

export function PreviousIcon() {
  return <Arrow path="m12.5 4-6 6 6 6" />
}
