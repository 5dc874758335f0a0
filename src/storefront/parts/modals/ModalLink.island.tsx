import type { MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { track } from '../../client/track.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { Modal } from './Modal.tsx'
import { useModal } from './use-modal.ts'

/** Modals that a link may open (M-09, M-10, M-12). */
export type ModalName = 'variantSelect' | 'offers' | 'deliveries'

export interface ModalLinkProps {
  /** A page that says the same, or `#id` of a part of this page: what stands in the dialog, and where the link leads without script. */
  readonly href: string
  readonly modal: ModalName
  /** Named in the modal_open event. */
  readonly opener: 'card' | 'product'
  readonly className?: string
  readonly text: string
}

/**
 * A link that opens as a dialog: without script, in a new tab, in an old browser and within a dialog it is a link, and so it is
 * when the island's code cannot be loaded.
 */
export const modalLink = defineIsland<ModalLinkProps>({
  name: 'ModalLink',
  wakes: 'touch',
  why: 'a listing has a dozen of them, and most people open none',
  earlyClicks: 'held',
  propsIn: (html) => linkedBy(html.querySelector('a')),
  Component: ModalLink,
})

function ModalLink({ href, modal: name, opener, className, text }: ModalLinkProps) {
  const modal = useModal(href)
  const isLoading = modal.state.kind === 'loading'
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isForDialog(event)) return
    event.preventDefault()
    if (modal.state.kind !== 'closed') return
    track({ name: 'modal_open', modal_name: name, modal_opener: opener })
    modal.load()
  }
  return (
    <>
      <a
        href={href}
        className={className}
        rel={href.startsWith('#') ? undefined : 'nofollow'}
        data-modal={name}
        data-opener={opener}
        aria-busy={isLoading || undefined}
        onClick={open}
      >
        {text}
      </a>
      {modal.state.kind !== 'closed' && createPortal(<Modal title={text} href={href} modal={modal} />, document.body)}
    </>
  )
}

/** What a link was rendered with. */
function linkedBy(link: HTMLAnchorElement | null): ModalLinkProps {
  if (link === null) throw new Error('there is no link')
  const { modal, opener } = link.dataset
  return {
    href: link.getAttribute('href') ?? '',
    modal: modal as ModalLinkProps['modal'],
    opener: opener as ModalLinkProps['opener'],
    text: link.textContent,
    ...(link.className !== '' && { className: link.className }),
  }
}

function isForDialog(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, button, currentTarget } = event
  return (
    !(ctrlKey || metaKey || shiftKey || altKey) &&
    button === 0 &&
    typeof HTMLDialogElement !== 'undefined' &&
    currentTarget.closest('dialog') === null
  )
}
