import { afterAll, describe, expect, test } from 'vitest'
import type { SendOutcome, SentForm } from '#domains/contact/contract.ts'
import { testStorefront } from '../../routes/testing.ts'
import { TRAP_NAME } from './contact-words.ts'
import { memoryContact } from './testing.ts'

let outcome: SendOutcome = 'received'
const sent: SentForm[] = []
const { app } = testStorefront({
  contact: {
    ...memoryContact,
    send: async (form) => {
      sent.push(form)
      return outcome
    },
  },
})
afterAll(() => app.close())

const typed = {
  formulario: 'a-key',
  nome: 'Ana Reis',
  email: 'ana@exemplo.pt',
  assunto: 'Um erro',
  mensagem: 'A página do sofá diz 120 cm.',
}
function post(fields: Partial<Record<keyof typeof typed | typeof TRAP_NAME, string>>, url = '/contacto') {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...typed, ...fields }).toString(),
  })
}

describe('R-15 the contact form', () => {
  test('R-15 is labelled, works without script, and says how long a message is kept', async () => {
    const { body, headers } = await app.inject({ url: '/contacto' })
    for (const [name, label] of [
      ['name', 'Nome'],
      ['email', 'E-mail'],
      ['subject', 'Assunto'],
      ['body', 'Mensagem'],
    ])
      expect(body).toContain(`<label for="campo-${name}">${label}</label>`)
    expect(body).toContain('apagamo-los ao fim de 180 dias')
    expect(body.match(/<h1/g)).toHaveLength(1)
    // Found by search engines, though each form is another one.
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', undefined])
    expect(body).toContain('content="index, follow"')
  })

  test('R-15 hides its trap from people and from what fills in fields for them', async () => {
    const { body } = await app.inject({ url: '/contacto' })
    const trap = new RegExp(`<div hidden="">.*?<input[^>]*name="${TRAP_NAME}"[^>]*>.*?</div>`).exec(body)?.[0] ?? ''
    expect(trap).toMatch(/autocomplete="off"/i)
    expect(trap).toContain('tabindex="-1"')
  })

  test('R-15 that was filled in goes on to the page that says so', async () => {
    outcome = 'received'
    const { statusCode, headers } = await post({ [TRAP_NAME]: 'x' })
    expect([statusCode, headers['location']]).toEqual([303, '/contacto/recebida'])
    expect(sent.at(-1)).toMatchObject({ formKey: 'a-key', trap: 'x', place: 'site', sender: null })
    await post({}, '/lojas-site/contact-form')
    expect(sent.at(-1)).toMatchObject({ trap: '', place: 'shops' })
  })

  test('R-15 says beside each field what is wrong, keeps what was typed, and leads to what is wrong', async () => {
    const count = sent.length
    const { statusCode, body } = await post({ nome: ' ', email: 'ana@x', mensagem: 'Olá "<b>' })
    expect([statusCode, sent.length]).toEqual([422, count])
    expect(body).toContain('Falta acertar 3 campos:')
    for (const [field, words] of [
      ['name', 'Escreva o seu nome.'],
      ['email', 'Verifique o e-mail, por exemplo ana@exemplo.pt.'],
      ['body', 'Escreva um pouco mais, para percebermos o que precisa.'],
    ])
      expect(body).toContain(`<p class="complaint" id="campo-${field}-erro">${words}</p>`)
    expect(body).toContain('value="Um erro"')
    expect(body).toContain('>Olá &quot;&lt;b&gt;</textarea>')
    expect(body).toContain('action="/contacto#erros"')
    expect(body).toContain('content="noindex"')
  })

  test('R-15 that is too old, or one too many, is shown again with all that was typed', async () => {
    outcome = 'stale'
    const stale = await post({})
    expect([stale.statusCode, stale.body]).toEqual([409, expect.stringContaining('esteve aberta muito tempo')])
    outcome = { waitSeconds: 61 }
    const many = await post({})
    expect([many.statusCode, many.body]).toEqual([429, expect.stringContaining('dentro de 2 minutos')])
    for (const { body } of [stale, many]) expect(body).toContain('A página do sofá diz 120 cm.')
    outcome = 'received'
  })

  test('W3 headers, a megabyte, signs of direction and addresses of the web stay what they are', async () => {
    expect((await post({ email: 'a@b.pt\r\nBcc: x@exemplo.pt' })).statusCode).toBe(422)
    expect((await post({ mensagem: 'x'.repeat(1_000_000) })).statusCode).toBe(413)
    await post({
      assunto: 'Olá\r\nBcc: x@exemplo.pt',
      nome: 'Ana \u202ereP 🛋️',
      mensagem: 'Vejam https://x.pt/?a=1 👍',
    })
    expect(sent.at(-1)?.message).toEqual({
      name: 'Ana reP 🛋️',
      email: 'ana@exemplo.pt',
      subject: 'Olá Bcc: x@exemplo.pt',
      body: 'Vejam https://x.pt/?a=1 👍',
    })
  })

  test('A5 pages of other sites send none', async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/contacto',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      payload: new URLSearchParams(typed).toString(),
    })
    expect(statusCode).toBe(403)
  })
})
