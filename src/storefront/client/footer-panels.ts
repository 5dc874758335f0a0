/** H-06: the footer's panels are open on a desktop, and closed at first on a phone, below what is seen. Without script all are open at first. */
export function closePanelsOnPhones(root: Document): void {
  if (!matchMedia('(width < 48rem)').matches) return
  for (const panel of root.querySelectorAll<HTMLDetailsElement>('.footer-panel > details')) panel.open = false
}
