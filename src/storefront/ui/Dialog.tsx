import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { CloseIcon } from './icons.tsx'

export interface DialogProps {
  readonly title: string
  /** It has closed: by its button, Escape, a click beside it or `close()` of the element. Takes it off the page. */
  readonly onClose: () => void
  /** panel: a sheet from below on a phone, a panel on a desktop · wide: the same, for tables · full: the whole window. */
  readonly size?: 'panel' | 'wide' | 'full' | undefined
  /** What it holds is on its way. */
  readonly busy?: boolean
  /** Beside the title. */
  readonly top?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The browser's own dialog, in the browser alone: it opens as it is rendered. Focus, Escape and what lies behind are the browser's. Modals
 * that are named, have an address or load something: parts/modals/Modal.tsx, which is built of it.
 */
export function Dialog({ size = 'panel', className, ...rest }: DialogProps) {
  return (
    <Frame {...rest} className={['dialog', size === 'panel' ? '' : size, className ?? ''].filter(Boolean).join(' ')} />
  )
}

/** The same from a side of the window, as high as it: menus, filters. */
export function Drawer({
  side = 'left',
  className,
  ...rest
}: Omit<DialogProps, 'size'> & { readonly side?: 'left' | 'right' }) {
  return <Frame {...rest} className={['dialog drawer', side, className ?? ''].filter(Boolean).join(' ')} />
}

function Frame({ title, onClose, busy = false, top, className, children }: Omit<DialogProps, 'size'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Also when it is taken off the page while it is open (a step back): only closing gives the focus back.
    return () => shown?.close()
  }, [])
  const close = () => dialog.current?.close()
  // What is beside the dialog's box is its backdrop.
  const closeBeside = (event: MouseEvent) => event.target === dialog.current && close()
  return (
    // Escape closes a dialog, and the button inside it does: a click beside it is one way more.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={headingId}
      aria-busy={busy || undefined}
      onClick={closeBeside}
      // React hands on the closing of a dialog that was opened from within this one.
      onClose={({ target }) => target === dialog.current && onClose()}
    >
      <div className="dialog-top">
        <h2 id={headingId}>{title}</h2>
        {top}
        <IconButton label="Fechar" onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
