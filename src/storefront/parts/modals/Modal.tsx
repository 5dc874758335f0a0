import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { MODAL_SHOWN } from './modal-shown.ts'
import type { ModalControls } from './use-modal.ts'

/** The dialog of a modal link, in the browser alone. Focus, Escape and what lies behind are the browser's own dialog's. */
export function Modal({ title, href, modal }: { title: string; href: string; modal: ModalControls }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const { state } = modal
  const content = state.kind === 'shown' ? state.content : null
  const close = () => dialog.current?.close()
  // What is beside the dialog's box is its backdrop.
  const closeBeside = (event: MouseEvent) => event.target === dialog.current && close()
  return (
    // Escape closes a dialog, and the button inside it does: a click beside it is one way more.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={headingId}
      data-wide={content?.querySelector('table') == null ? undefined : ''}
      onClick={closeBeside}
      onClose={modal.close}
    >
      <div className="modal-top">
        <h2 id={headingId}>{content?.getAttribute('aria-label') ?? title}</h2>
        <button type="button" aria-label="Fechar" onClick={close}>
          ×
        </button>
      </div>
      {content !== null && <Content content={content} />}
      {state.kind === 'loading' && (
        <div className="modal-body" aria-busy="true">
          <p className="modal-wait">A carregar…</p>
        </div>
      )}
      {state.kind === 'failed' && <Failed href={href} retry={modal.load} />}
    </dialog>
  )
}

/** Elements of a page of ours, as they came: they are no part of the island, and what works on pages is told to work on them. */
function Content({ content }: { content: HTMLElement }) {
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    body.current?.replaceChildren(content)
    body.current?.dispatchEvent(new CustomEvent(MODAL_SHOWN, { bubbles: true }))
  }, [content])
  return <div className="modal-body" ref={body} />
}

/** M-13: what could not be loaded can be tried again, or opened as the page that it is. */
function Failed({ href, retry }: { href: string; retry(): void }) {
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => again.current?.focus(), [])
  return (
    <div className="modal-body">
      <div className="modal-failed">
        <p role="alert">Não foi possível carregar. Verifique a ligação e tente outra vez.</p>
        <p className="best-links">
          <button type="button" className="button primary" ref={again} onClick={retry}>
            Tentar outra vez
          </button>
          <a className="button" href={href}>
            Abrir a página
          </a>
        </p>
      </div>
    </div>
  )
}
