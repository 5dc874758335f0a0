interface Started {
  readonly page: string
  readonly pieces: string
}

const TRIES = 3
const RETRY_MS = 1_000

/** Sends a file in pieces, so that a slow line is no reason to fail, and takes files that are dropped. Without script the form does. */
export function enhanceUpload(root: Document): void {
  const start = root.querySelector<HTMLElement>('[data-lab-start]')
  const form = start?.querySelector<HTMLFormElement>('[data-lab-file]')
  const input = form?.querySelector<HTMLInputElement>('input[type=file]')
  if (!start || !form || !input) return
  form.addEventListener('submit', (event) => {
    const file = input.files?.[0]
    if (file === undefined) return
    event.preventDefault()
    void send(file, start, form)
  })
  takeDrops(start, form, input)
}

function takeDrops(start: HTMLElement, form: HTMLFormElement, input: HTMLInputElement): void {
  const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
  start.addEventListener('dragover', (event) => {
    if (!hasFile(event)) return
    event.preventDefault()
    form.classList.add('dropping')
  })
  start.addEventListener('dragleave', () => form.classList.remove('dropping'))
  start.addEventListener('drop', (event) => {
    const files = event.dataTransfer?.files
    form.classList.remove('dropping')
    if (!files?.length) return
    event.preventDefault()
    input.files = files
    form.requestSubmit()
  })
}

async function send(file: File, start: HTMLElement, form: HTMLFormElement): Promise<void> {
  if (start.getAttribute('aria-busy') === 'true') return
  const status = start.querySelector('[data-lab-status]')
  const tell = (words: string) => status && (status.textContent = words)
  const most = Number(start.dataset['maxBytes'])
  if (file.size > most)
    return void tell(
      `O ficheiro tem mais de ${Math.round(most / 1024 ** 2)} MB. Comprima-o com zip ou gzip, ou indique o endereço do feed.`,
    )
  start.setAttribute('aria-busy', 'true')
  tell('A enviar o ficheiro.')
  try {
    location.assign(await sendPieces(file, start, form.action, tell))
  } catch (error) {
    tell(error instanceof Refused ? error.message : 'O envio falhou. Verifique a ligação e tente de novo.')
  } finally {
    start.removeAttribute('aria-busy')
  }
}

class Refused extends Error {}

async function sendPieces(
  file: File,
  start: HTMLElement,
  action: string,
  tell: (words: string) => unknown,
): Promise<string> {
  const size = Number(start.dataset['pieceBytes'])
  const domain = start.querySelector<HTMLInputElement>('[name=dominio]')?.value ?? ''
  const { page, pieces } = (await ask(
    `${action}/ficheiro`,
    'POST',
    new URLSearchParams({ nome: file.name, tamanho: String(file.size), dominio: domain }),
  )) as Started
  for (let at = 0; at < file.size;) {
    tell(`A enviar o ficheiro: ${Math.floor((at / file.size) * 100)} %.`)
    const from = at
    const received = (await withTries(() =>
      ask(`${pieces}&de=${from}`, 'PUT', file.slice(from, from + size, 'application/octet-stream')),
    )) as { bytes: number }
    at = received.bytes
  }
  return page
}

async function ask(url: string, method: string, body: BodyInit): Promise<unknown> {
  const answer = await fetch(url, { method, body, credentials: 'same-origin' })
  if (answer.status === 429) throw new Refused('Já enviou vários feeds seguidos. Espere um minuto e tente de novo.')
  if (answer.status === 413) throw new Refused('O ficheiro é demasiado grande. Comprima-o com zip ou gzip.')
  if (answer.status === 503)
    throw new Refused('Há muitos feeds a ser lidos neste momento. Tente de novo dentro de um minuto.')
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}

/** A piece that got lost is sent again; the answer says how much has come, whichever try it was. */
async function withTries(act: () => Promise<unknown>): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (tries === TRIES || error instanceof Refused) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS * tries))
    }
  }
}
