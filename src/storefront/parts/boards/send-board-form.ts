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
  const outcome = await sendBoardFields(form.action, fields)
  if (outcome !== 'refused') return outcome
  sendByBrowser(form, submitter)
  return new Promise(() => undefined)
}

/** The same of what no form was filled in for. */
export async function sendBoardFields(url: string, fields: URLSearchParams): Promise<'done' | 'refused' | 'no_answer'> {
  const answer = await fetch(url, { method: 'POST', body: fields, redirect: 'manual' }).catch(() => null)
  if (answer === null) return 'no_answer'
  return answer.type === 'opaqueredirect' ? 'done' : 'refused'
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
