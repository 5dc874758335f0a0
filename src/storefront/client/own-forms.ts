/** What fields of the account's forms say of themselves comes when one is first entered; without it the server says it. */
export function startOwnForms(root: Document): void {
  const left = new Set<EventTarget>()
  const leave = ({ target }: FocusEvent): void => {
    if (target !== null) left.add(target)
  }
  const come = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target.closest('[data-own], [data-avatar]') === null) return
    root.removeEventListener('focusin', come)
    root.addEventListener('focusout', leave)
    void import('./check-own-forms.ts').then(
      ({ checkOwnForms }) => {
        root.removeEventListener('focusout', leave)
        checkOwnForms(root, left)
      },
      () => undefined,
    )
  }
  root.addEventListener('focusin', come)
}
