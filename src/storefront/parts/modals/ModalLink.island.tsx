import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { defineIsland } from '../../islands/define-island.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Modal } from './Modal.tsx'
import type { ModalName } from './modal-names.ts'
import { MODAL_SHOWN } from './modal-shown.ts'
import { type ModalState, useModal } from './use-modal.ts'

export interface ModalLinkProps {
  /** A page that says the same, or `#id` of a part of this page: what stands in the dialog, and where the link leads without script. */
  readonly href: string
  /** M-05, M-09, M-10, M-12 */
  readonly modal: Extract<ModalName, 'variantSelect' | 'offers' | 'deliveries' | 'why' | 'watchdog'>
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

/** The link itself, for what is drawn in the browser already. */
export function ModalLink({ href, modal: name, opener, className, text }: ModalLinkProps) {
  const modal = useModal(href)
  const { state } = modal
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isForDialog(event)) return
    event.preventDefault()
    if (state.kind !== 'closed') return
    event.currentTarget.focus({ preventScroll: true })
    modal.load()
  }
  const content = state.kind === 'shown' ? state.content : null
  return (
    <>
      <a
        href={href}
        className={className}
        rel={href.startsWith('#') ? undefined : 'nofollow'}
        data-modal={name}
        data-opener={opener}
        aria-busy={state.kind === 'loading' || undefined}
        onClick={open}
      >
        {text}
      </a>
      {state.kind !== 'closed' && (
        <Modal
          name={name}
          opener={opener}
          address={href}
          title={content?.getAttribute('aria-label') ?? text}
          size={content?.querySelector('table') == null ? 'panel' : 'wide'}
          state={state.kind === 'empty' ? 'shown' : state.kind}
          onRetry={modal.load}
          onClose={modal.close}
        >
          <Content state={state} />
        </Modal>
      )}
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

function Content({ state }: { state: ModalState }) {
  if (state.kind === 'empty')
    return (
      <EmptyState title="Já não há nada aqui">
        <p>Este produto deixou de estar à venda nas lojas que acompanhamos.</p>
      </EmptyState>
    )
  return state.kind === 'shown' ? <Elements content={state.content} /> : null
}

/** Elements of a page of ours, as they came: they are no part of the island, and what works on pages is told to work on them. */
function Elements({ content }: { content: HTMLElement }) {
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    body.current?.replaceChildren(content)
    body.current?.dispatchEvent(new CustomEvent(MODAL_SHOWN, { bubbles: true }))
  }, [content])
  return <div ref={body} />
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
