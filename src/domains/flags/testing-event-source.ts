/**
 * What the package needs of a browser's EventSource, over fetch: Node has none without a flag. Real ones are those of the browser's journey
 * (storefront/journeys/flags). Never part of the product.
 */
export class FetchEventSource {
  static #open = 0
  static openCount(): number {
    return FetchEventSource.#open
  }

  readyState = 0
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  readonly #controller = new AbortController()
  readonly #listeners = new Map<string, (event: { type: string; data: string }) => void>()

  constructor(url: string) {
    void this.#read(url).catch(() => this.#fail())
  }

  addEventListener(type: string, listener: (event: { type: string; data: string }) => void): void {
    this.#listeners.set(type, listener)
  }

  close(): void {
    this.readyState = 2
    this.#controller.abort()
  }

  #fail(): void {
    if (this.readyState === 2) return
    this.readyState = 2
    this.onerror?.()
  }

  async #read(url: string): Promise<void> {
    const answer = await fetch(url, {
      headers: { accept: 'text/event-stream' },
      signal: this.#controller.signal,
    })
    if (!answer.ok || answer.body === null) return this.#fail()
    this.readyState = 1
    FetchEventSource.#open += 1
    this.onopen?.()
    let text = ''
    try {
      for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
        const blocks = (text + chunk).split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) this.#tell(block)
      }
      this.#fail()
    } finally {
      FetchEventSource.#open -= 1
    }
  }

  #tell(block: string): void {
    const type = /^event: ?(.*)$/m.exec(block)?.[1]
    const data = /^data: ?(.*)$/m.exec(block)?.[1]
    if (type !== undefined && data !== undefined) this.#listeners.get(type)?.({ type, data })
  }
}
