import type { ComponentProps, ReactNode } from 'react'

/** primary: the one that leads · secondary: beside it · plain: a step less, without a frame. */
export type ButtonTone = 'primary' | 'secondary' | 'plain'

interface Looks {
  readonly tone?: ButtonTone
  readonly size?: 'normal' | 'small'
  readonly className?: string
  readonly children: ReactNode
}

/** A button; `type` is 'button' unless it says that it sends its form. `busy`: what it began is under way. */
export function Button({
  tone = 'secondary',
  size = 'normal',
  className,
  busy = false,
  type = 'button',
  children,
  ...rest
}: Looks & { readonly busy?: boolean } & Omit<ComponentProps<'button'>, keyof Looks>) {
  return (
    <button {...rest} type={type} className={classOf(tone, size, className)} aria-busy={busy || undefined}>
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({
  tone = 'secondary',
  size = 'normal',
  className,
  children,
  ...rest
}: Looks & { readonly href: string } & Omit<ComponentProps<'a'>, keyof Looks | 'href'>) {
  return (
    <a {...rest} className={classOf(tone, size, className)}>
      {children}
    </a>
  )
}

/** A round button with a drawing alone: its name is demanded. */
export function IconButton({
  label,
  className,
  type = 'button',
  children,
  ...rest
}: { readonly label: string; readonly children: ReactNode } & Omit<ComponentProps<'button'>, 'aria-label'>) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={className === undefined ? 'icon-button' : `icon-button ${className}`}
    >
      {children}
    </button>
  )
}

function classOf(tone: ButtonTone, size: 'normal' | 'small', more: string | undefined): string {
  return ['button', tone === 'secondary' ? '' : tone, size === 'small' ? 'small' : '', more ?? '']
    .filter((each) => each !== '')
    .join(' ')
}
