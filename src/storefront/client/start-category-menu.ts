/** The menu's script comes with the first touch of it: a pointer or the focus. Without it the styles do what they can. */
export function startCategoryMenu(root: Document): void {
  const menu = root.querySelector<HTMLElement>('#menu')
  if (menu === null) return
  const come = (): void => {
    menu.removeEventListener('pointerover', come)
    menu.removeEventListener('focusin', come)
    void import('./category-menu.ts').then(
      ({ takeOverCategoryMenu }) => takeOverCategoryMenu(menu),
      () => undefined,
    )
  }
  menu.addEventListener('pointerover', come, { passive: true })
  menu.addEventListener('focusin', come)
}
