import { useRef, useState } from 'react'
import { modalContent } from './modal-content.ts'

export type ModalState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'shown'; readonly content: HTMLElement }

export interface ModalControls {
  readonly state: ModalState
  /** Opens it, or tries again. */
  load(): void
  close(): void
}

/** What a dialog shows of its content. Whoever closes it waits for nothing any more, so that it can be opened anew (M-13). */
export function useModal(href: string): ModalControls {
  const [state, setState] = useState<ModalState>({ kind: 'closed' })
  const waiting = useRef<AbortController | null>(null)
  const load = async (): Promise<void> => {
    const own = new AbortController()
    waiting.current?.abort()
    waiting.current = own
    setState({ kind: 'loading' })
    const next = await modalContent(href, own.signal).then(
      (content) => (content === null ? ({ kind: 'empty' } as const) : ({ kind: 'shown', content } as const)),
      () => ({ kind: 'failed' }) as const,
    )
    if (!own.signal.aborted) setState(next)
  }
  return {
    state,
    load: () => void load(),
    close: () => {
      waiting.current?.abort()
      setState({ kind: 'closed' })
    },
  }
}
