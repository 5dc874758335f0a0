import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { track } from '../../client/track.ts'
import { Dialog, type DialogProps, Drawer } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { enterModal } from './modal-entries.ts'
import type { ModalName, ModalOpener } from './modal-names.ts'

export interface ModalProps extends Omit<DialogProps, 'busy'> {
  readonly name: ModalName
  readonly opener: ModalOpener
  /** Where it leads by itself, a page or `#hash` of this one: stands in the address bar while it is open. */
  readonly address?: string
  /** A drawer from this side instead of a panel. */
  readonly side?: 'left' | 'right'
  /** What is in it: absent, its children stand. */
  readonly state?: 'shown' | 'loading' | 'failed'
  /** M-13: tries again. */
  readonly onRetry?: () => void
}

/**
 * The one modal (M-02, M-09 to M-13): tells `modal_open`, closes by back, gives the focus back to what had it, waits and fails in words. Rendered
 * while it is open, by an island; `onClose` is told however it closes. Its opener holds the focus when it opens (Safari's links do not by a click).
 */
export function Modal({
  name,
  opener,
  address,
  side,
  size,
  state = 'shown',
  onRetry,
  onClose,
  children,
  ...rest
}: ModalProps) {
  useEffect(() => {
    track({ name: 'modal_open', modal_name: name, modal_opener: opener })
    return enterModal(address ?? null, onClose)
    // Once, as it opens: what it was opened with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const content =
    state === 'shown' ? (
      children
    ) : state === 'loading' ? (
      <Waiting />
    ) : (
      <ErrorState onRetry={onRetry} href={pageOf(address)} takesFocus />
    )
  const busy = state === 'loading'
  return createPortal(
    side === undefined ? (
      <Dialog {...rest} size={size} busy={busy} onClose={onClose}>
        {content}
      </Dialog>
    ) : (
      <Drawer {...rest} side={side} busy={busy} onClose={onClose}>
        {content}
      </Drawer>
    ),
    document.body,
  )
}

function Waiting(): ReactNode {
  return (
    <>
      <p className="visually-hidden" role="status">
        A carregar…
      </p>
      <Skeleton count={5} />
    </>
  )
}

function pageOf(address: string | undefined): string | undefined {
  return address === undefined || address.startsWith('#') ? undefined : address
}
