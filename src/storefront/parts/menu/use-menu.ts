import { useSyncExternalStore } from 'react'
import { type MenuState, menuStore } from '../../state/menu-store.ts'

/** The menu's trees as far as they are there. */
export function useMenu(): MenuState {
  return useSyncExternalStore(
    (listener) => menuStore().subscribe(listener),
    () => menuStore().state(),
    () => unasked,
  )
}

const unasked: MenuState = { kind: 'unasked' }
