/** What is typed is kept, so long after the last touch. */
const QUIET_MS = 1_200

/** keeps a review while it is written. Without script, and when nothing can be sent, the form's own button does. */
export function startStarDrafts(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-draft]')) keepDrafts(form)
}

function keepDrafts(form: HTMLFormElement): void {
  const state = form.querySelector('[data-draft-state]')
  const say = (text: string): void => {
    if (state !== null) state.textContent = text
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: AbortController | null = null
  const keep = async (): Promise<void> => {
    const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    // Without stars there is nothing to keep yet.
    if (!fields.has('estrelas')) return
    fields.set('rascunho', '1')
    sending?.abort()
    sending = new AbortController()
    const { signal } = sending
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        body: fields,
        headers: { accept: 'application/json' },
        signal,
      })
      if (!signal.aborted) say(answer.ok ? 'Rascunho guardado.' : 'O rascunho ainda não ficou guardado.')
    } catch {
      if (!signal.aborted) say('Sem ligação: o rascunho ainda não ficou guardado.')
    }
  }
  form.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void keep(), QUIET_MS)
  })
  form.addEventListener('submit', () => {
    clearTimeout(timer)
    sending?.abort()
  })
}
