/** What fields of sizes and prices say of themselves comes when one is first entered; without it the server takes what it can. */
export function startFieldChecks(root: Document): void {
  const come = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target.closest('.axis, .from-to') === null) return
    root.removeEventListener('focusin', come)
    void import('./check-fields.ts').then(
      ({ checkFields }) => checkFields(root),
      () => undefined,
    )
  }
  root.addEventListener('focusin', come)
}
