import type { ComponentProps } from 'react'

/** The browser's own list, in our frame. `submitsForm`: a change sends its form, where script runs. */
export function Select({
  label,
  options,
  submitsForm = false,
  className,
  ...rest
}: {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly submitsForm?: boolean
} & Omit<ComponentProps<'select'>, 'children'>) {
  return (
    <label className={className === undefined ? 'select' : `select ${className}`}>
      <span>{label}</span>
      <select {...rest} data-submit={submitsForm ? '' : undefined}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
