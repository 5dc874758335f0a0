/**
 * Sends a form of the board as the browser would, without leaving the page. What is not accepted is sent by the browser itself: the page
 * that comes says what was wrong.
 */
export async function sendBoardForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<'done' | 'no_answer'> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
  const answer = await fetch(form.action, { method: 'POST', body: fields, redirect: 'manual' }).catch(() => null)
  if (answer === null) return 'no_answer'
  if (answer.type === 'opaqueredirect') return 'done'
  sendByBrowser(form, submitter)
  return new Promise(() => undefined)
}

function sendByBrowser(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    const pressed = document.createElement('input')
    pressed.type = 'hidden'
    pressed.name = submitter.name
    pressed.value = submitter.value
    form.append(pressed)
  }
  form.submit()
}
