/** What fields of the account's forms say of themselves comes when one is first entered; without it the server says it. */
export function startOwnForms(root: Document): void {
  const come = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target.closest('[data-own], [data-avatar]') === null) return
    root.removeEventListener('focusin', come)
    void import('./check-own-forms.ts').then(
      ({ checkOwnForms }) => checkOwnForms(root),
      () => undefined,
    )
  }
  root.addEventListener('focusin', come)
}
