/** A colour as a dot: an attribute, not a style, because the policy allows no inline styles. Null: of several colours. */
export function Swatch({ hex }: { hex: string | null }) {
  return (
    <svg className="swatch" width="18" height="18" aria-hidden="true">
      <circle cx="9" cy="9" r="8" fill={hex ?? 'none'} />
    </svg>
  )
}
