import type { ReactNode } from 'react'

/** Modals that a link may open (M-09, M-10, M-12). */
export type ModalName = 'variantSelect' | 'offers' | 'deliveries'

export interface ModalLinkProps {
  /** A page that says the same, or `#id` of a part of this page: what stands in the dialog, and where the link leads without script. */
  readonly href: string
  readonly modal: ModalName
  /** Named in the modal_open event. */
  readonly opener: 'card' | 'product'
  readonly className?: string
  readonly children: ReactNode
}

/** A link that opens as a dialog (client/modals.ts): without script, in a new tab and when it cannot be loaded it is a link. */
export function ModalLink({ href, modal, opener, className, children }: ModalLinkProps) {
  return (
    <a
      href={href}
      className={className}
      rel={href.startsWith('#') ? undefined : 'nofollow'}
      data-modal={modal}
      data-modal-opener={opener}
    >
      {children}
    </a>
  )
}
