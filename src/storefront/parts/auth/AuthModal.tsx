import { type ComponentType, useEffect, useState } from 'react'
import { loadIsland } from '../../islands/load-island.ts'
import { labels } from '../../copy/labels.ts'
import type { ModalOpener } from '../modals/modal-names.ts'
import { Modal } from '../modals/Modal.tsx'
import type { AuthFormProps } from './AuthForm.island.tsx'
import type { AuthView } from './auth-views.ts'

export interface AuthModalProps {
  /** What it opens with. */
  readonly view: AuthView
  readonly opener: ModalOpener
  /** The page that shows the same. */
  readonly address: string
  readonly onClose: () => void
}

/** M-01: the forms of accounts over any page; who has signed in is led back to it. Their code is that of their pages, and comes when it is opened. */
export function AuthModal({ view, opener, address, onClose }: AuthModalProps) {
  // While it is open, the address bar holds its own.
  const [next] = useState(() => location.pathname + location.search)
  const [Forms, setForms] = useState<ComponentType<AuthFormProps> | 'loading' | 'failed'>('loading')
  const load = (): void => {
    setForms('loading')
    loadIsland('AuthForm').then(
      ({ definition }) => setForms(() => definition.Component as ComponentType<AuthFormProps>),
      () => setForms('failed'),
    )
  }
  // Once, as it opens.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(load, [])
  return (
    <Modal
      name="auth"
      opener={opener}
      address={address}
      side="right"
      title={labels.account}
      state={typeof Forms === 'string' ? Forms : 'shown'}
      onRetry={load}
      onClose={onClose}
    >
      {typeof Forms === 'string' ? null : <Forms modal={{ view, next }} />}
    </Modal>
  )
}
