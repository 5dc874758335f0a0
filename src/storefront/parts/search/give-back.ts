/** The focus goes back to the box; a finger would be shown its keyboard, so then the button beside it has it. */
export function giveBackFocus(box: HTMLInputElement | null): void {
  if (box === null || document.activeElement === box) return
  const isByFinger = matchMedia('(pointer: coarse)').matches
  const target = isByFinger ? box.form?.querySelector<HTMLElement>('button') : box
  target?.focus({ preventScroll: true })
}
