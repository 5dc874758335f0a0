import { useState } from 'react'
import { labels } from '../../copy/labels.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { menuStore } from '../../state/menu-store.ts'
import { Modal } from '../modals/Modal.tsx'
import { MenuTree } from './MenuTree.tsx'
import { useMenu } from './use-menu.ts'

/** M-02 H-04: the button 'Menu' and what it opens. Without script it opens the same categories as a popover of the page. */
export const mobileMenu = defineIsland<object>({
  name: 'MobileMenu',
  wakes: 'touch',
  why: 'most visits to a page open no menu',
  earlyClicks: 'held',
  Component: MobileMenu,
})

function MobileMenu() {
  const [isOpen, setOpen] = useState(false)
  const state = useMenu()
  return (
    <>
      <button
        className="menu-button"
        type="button"
        popoverTarget="menu"
        aria-label={labels.menu}
        aria-haspopup="dialog"
        onClick={(event) => {
          // The popover is what stands in without script.
          event.preventDefault()
          event.currentTarget.focus({ preventScroll: true })
          menuStore().load()
          setOpen(true)
        }}
      >
        <span aria-hidden="true" />
        <span className="menu-word">{labels.menu}</span>
      </button>
      {isOpen && (
        <Modal
          name="mobileMenu"
          opener="header"
          side="left"
          title={labels.menu}
          state={state.kind === 'unasked' ? 'loading' : state.kind}
          onRetry={() => menuStore().load()}
          onClose={() => setOpen(false)}
        >
          {state.kind === 'shown' && <MenuTree menu={state.menu} />}
        </Modal>
      )}
    </>
  )
}
