import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import type { RunningProduct } from '../faults/running-product.ts'

/** A person at a running site, by HTTP alone: fills it with what a backup is to bring back, and tells what there is to see. For tests. */
export class Visitor {
  private cookie = ''
  private readonly product: RunningProduct

  constructor(product: RunningProduct, cookie = '') {
    this.product = product
    this.cookie = cookie
  }

  /** Signed in at another site with the same secret. */
  at(product: RunningProduct): Visitor {
    return new Visitor(product, this.cookie)
  }

  async get(path: string): Promise<Response> {
    return fetch(this.product.url(path), { headers: { cookie: this.cookie }, redirect: 'manual' })
  }

  async text(path: string): Promise<string> {
    const answer = await this.get(path)
    if (!answer.ok) throw new Error(`${path} is ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
    return answer.text()
  }

  /** A form, a JSON body or bytes; answers that are no refusal. */
  async send(path: string, body: URLSearchParams | FormData | object): Promise<Response> {
    const isForm = body instanceof URLSearchParams || body instanceof FormData
    const answer = await fetch(this.product.url(path), {
      method: 'POST',
      headers: {
        cookie: this.cookie,
        origin: this.product.url(''),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
      redirect: 'manual',
    })
    if (answer.status >= 400) throw new Error(`${path} is ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
    const set = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '')
    if (set.length > 0)
      this.cookie = [
        ...this.cookie
          .split('; ')
          .filter((each) => each !== '' && !set.some((other) => other.split('=')[0] === each.split('=')[0])),
        ...set.filter((each) => !each.endsWith('=')),
      ].join('; ')
    return answer
  }

  /** Registers and confirms by the link that was mailed. */
  async register(email: string, name: string): Promise<void> {
    const fields = { nome: name, email, 'palavra-passe': 'uma frase minha de manhã', termos: 'sim' }
    await this.send('/registo', new URLSearchParams(fields))
    const [mail] = await this.product.query<{ path: string }>(
      `select data->>'path' as path from mail.message where recipient = $1 order by id desc limit 1`,
      [email],
    )
    await this.send(mail?.path ?? '', new URLSearchParams())
  }

  /** A photo of oneself, by the form of the profile. */
  async showFace(): Promise<void> {
    const profile = await this.text('/user/perfil')
    const action = /action="[^"]*(\/uploads\/avatar\?bilhete=[^"]+)"/.exec(profile)?.[1] ?? ''
    const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
    const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#345', noise } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.set('fotografia', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'eu.jpg')
    await this.send(action.replaceAll('&amp;', '&'), form)
  }

  /** Waits until a page says something. */
  async until(path: string, says: string, limitMs = 60_000): Promise<void> {
    const deadline = performance.now() + limitMs
    while (!(await this.text(path).catch(() => '')).includes(says)) {
      if (performance.now() > deadline) throw new Error(`waited in vain for "${says}" on ${path}`)
      await wait(100)
    }
  }
}
