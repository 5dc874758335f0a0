const touched = new Set<EventTarget>()

/** Remembers which fields somebody has written in or chosen by: from the start, since what they hold is lost by a reload. */
export function rememberTouched(root: Document): void {
  root.addEventListener('input', ({ target, isTrusted }) => isTrusted && target !== null && touched.add(target), true)
}

/** Whether one of them is still there: a form that was sent and replaced holds nothing any more. */
export function isFormTouched(): boolean {
  return [...touched].some((field) => field instanceof Element && field.isConnected)
}
