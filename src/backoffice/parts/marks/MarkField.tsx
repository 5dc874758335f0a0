/** A field of a mark's row: `label` is heard, and begins with `head`, which is seen above it. */
export function MarkField({
  name,
  head,
  label,
  value,
  onValue,
  isFigure = true,
}: {
  name: string
  head: string
  label: string
  value: string
  onValue(value: string): void
  isFigure?: boolean
}) {
  return (
    <label>
      <span>{head}</span>
      <input
        name={name}
        aria-label={label}
        inputMode={isFigure ? 'numeric' : undefined}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </label>
  )
}
