/** A field of a mark's row. */
export function MarkField({
  name,
  label,
  value,
  onValue,
  isFigure = true,
}: {
  name: string
  label: string
  value: string
  onValue(value: string): void
  isFigure?: boolean
}) {
  return (
    <input
      name={name}
      aria-label={label}
      placeholder={isFigure ? undefined : label}
      inputMode={isFigure ? 'numeric' : undefined}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  )
}
