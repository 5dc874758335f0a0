import type { StorefrontDependencies } from '../dependencies.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLabId, LAB_LIMITS, type LabRun } from '#domains/feeds/contract.ts'
import { isRefusal, RefusedError, refusal, type Refusal } from '#platform/errors/refusal.ts'
import { formParts } from '#platform/http/request/multipart.ts'
import { createRateLimiter, networkOf } from '#platform/http/overload/rate-limit.ts'
import { pageFacts } from '#platform/http/request/route-facts.ts'
import { showPrivately } from '../page/present-page.tsx'
import { privately } from '../page/send-private-page.ts'
import type { LabComplaint } from '../pages/commercial/CommercialEshopPage.tsx'
import { commercialEshopPage } from '../pages/commercial/page.ts'
import { paths } from '../paths.ts'

export type LabDependencies = Pick<
  StorefrontDependencies,
  'lab' | 'clock' | 'site' | 'policy' | 'signRendering' | 'content' | 'flags' | 'bucket' | 'buckets'
>

/** Runs that one network may start: ten at once, then one every half minute. */
const RUNS = { perSecond: 1 / 30, burst: 10 }
const RETRY_SECONDS = 30
/** Around the file of a form: names, boundaries. */
const FORM_BYTES = 16 * 1024
const URL_FORM_BYTES = 16 * 1024

/** What nobody waits for gives way to pages and clicks. */
function uploadFacts() {
  return pageFacts({ priority: 'background' })
}

/** The ways in: an address or a file by a form, a file in pieces by script. Bodies stream; nothing of them is held in memory. */
export function labUploadRoutes(app: FastifyInstance, dependencies: LabDependencies): void {
  const limiter = createRateLimiter(RUNS, dependencies.clock)
  const mayStart = (request: FastifyRequest): boolean => limiter.allows(networkOf(request.ip))
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    for (const type of ['multipart/form-data', 'application/octet-stream', 'application/x-www-form-urlencoded'])
      scope.addContentTypeParser(type, (_request, payload, done) => done(null, payload))
    scope.post('/commercial/e-shop', { config: uploadFacts() }, (request, reply) =>
      startByForm(request, reply, mayStart, dependencies),
    )
    scope.post('/commercial/e-shop/ficheiro', { config: uploadFacts() }, (request, reply) =>
      startInPieces(request, reply, mayStart, dependencies),
    )
    scope.put('/commercial/e-shop/:id/ficheiro', { config: uploadFacts() }, (request, reply) =>
      takePiece(request, reply, dependencies),
    )
  })
}

async function startByForm(
  request: FastifyRequest,
  reply: FastifyReply,
  mayStart: (request: FastifyRequest) => boolean,
  dependencies: LabDependencies,
): Promise<FastifyReply> {
  const isFile = (request.headers['content-type'] ?? '').startsWith('multipart/')
  if (Number(request.headers['content-length'] ?? 0) > (isFile ? LAB_LIMITS.maxBytes + FORM_BYTES : URL_FORM_BYTES))
    return refuseForm(reply, refusal('payload_too_large', 'the form is too large'), isFile, '', dependencies)
  if (!mayStart(request)) throw new RefusedError(tooManyRuns())
  const address = isFile ? '' : await readAddress(request)
  const started = isFile ? await takeForm(request, dependencies) : await takeAddress(address, dependencies)
  return isRefusal(started)
    ? refuseForm(reply, started, isFile, address, dependencies)
    : reply.header('cache-control', 'no-store').redirect(paths.labRun(started.id), 303)
}

function tooManyRuns(): Refusal {
  return refusal('too_many_requests', 'too many feeds for the lab from this network', RETRY_SECONDS)
}

/** The form again, with what was typed and what to do about it. */
function refuseForm(
  reply: FastifyReply,
  refused: Refusal,
  isFile: boolean,
  address: string,
  dependencies: LabDependencies,
): FastifyReply {
  if (refused.retryAfterSeconds !== undefined) reply.header('retry-after', String(refused.retryAfterSeconds))
  const complaint: LabComplaint = {
    field: isFile ? 'ficheiro' : 'endereco',
    text: complaintText(refused, isFile),
    address,
  }
  return showPrivately(commercialEshopPage, reply, { status: refused.status, props: { complaint } }, dependencies)
}

function complaintText({ code }: Refusal, isFile: boolean): string {
  if (code === 'payload_too_large')
    return `O ficheiro tem mais de ${LAB_LIMITS.maxBytes / 1024 ** 2} MB. Comprima-o com zip ou gzip, ou indique o endereço do feed.`
  if (code === 'overloaded') return 'Há muitos feeds a ser lidos neste momento. Tente de novo dentro de um minuto.'
  return isFile
    ? 'Escolha o ficheiro do feed.'
    : 'Escreva o endereço do feed, por exemplo https://www.asualoja.pt/feed.xml.'
}

async function takeAddress(address: string, { lab }: LabDependencies): Promise<LabRun | Refusal> {
  return address === ''
    ? refusal('unprocessable', 'the field endereco is empty')
    : lab.startAddress(withScheme(address))
}

/** People type addresses as they say them. */
function withScheme(address: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
}

async function readAddress(request: FastifyRequest): Promise<string> {
  const text = await smallBody(request, URL_FORM_BYTES)
  return (new URLSearchParams(text).get('endereco') ?? '').trim()
}

function smallBody(request: FastifyRequest, maxBytes: number): Promise<string> {
  return smallText(bodyOf(request), maxBytes)
}

/** What streams in; nothing when a request has neither a body nor a type. */
function bodyOf({ body }: FastifyRequest): AsyncIterable<Buffer> {
  return (body ?? Readable.from([])) as AsyncIterable<Buffer>
}

async function smallText(body: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > maxBytes)
      throw new RefusedError(refusal('payload_too_large', `the body has more than ${maxBytes} bytes`))
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The form's file, streamed to its place, and what else it says. */
async function takeForm(request: FastifyRequest, { lab }: LabDependencies): Promise<LabRun | Refusal> {
  let run: LabRun | null = null
  let domain: string | null = null
  try {
    for await (const { name, fileName, body } of formParts(request.headers['content-type'] ?? '', bodyOf(request))) {
      if (name === 'dominio') domain = readDomain(await smallText(body, FORM_BYTES))
      // A browser sends a file field that was left empty as a file without a name.
      if (fileName === null || fileName === '' || run !== null) continue
      const started = await takeFile(fileName, body, lab)
      if (isRefusal(started)) return started
      run = started
    }
    return run === null ? refusal('unprocessable', 'the form has no file') : await lab.endUpload(run.id, domain)
  } catch (error) {
    if (run !== null) await lab.abandon(run.id)
    throw error
  }
}

async function takeFile(
  name: string,
  body: AsyncIterable<Buffer>,
  lab: LabDependencies['lab'],
): Promise<LabRun | Refusal> {
  const run = await lab.startUpload({ name, bytes: null })
  if (isRefusal(run)) return run
  try {
    const received = await lab.receive(run.id, 0, body)
    return isRefusal(received) ? received : run
  } catch (error) {
    await lab.abandon(run.id)
    throw error
  }
}

/** "https://www.casa.pt/" → "casa.pt"; null for what is no host. */
function readDomain(typed: string): string | null {
  const host = URL.parse(withScheme(typed.trim()))?.hostname.replace(/^www\./, '') ?? ''
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host) && host.length <= 253 ? host : null
}

/** For the script: a run for a file of so many bytes, which come in pieces. */
async function startInPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  mayStart: (request: FastifyRequest) => boolean,
  dependencies: LabDependencies,
): Promise<FastifyReply> {
  if (!mayStart(request)) throw new RefusedError(tooManyRuns())
  const form = new URLSearchParams(await smallBody(request, URL_FORM_BYTES))
  const bytes = Number(form.get('tamanho'))
  if (!Number.isSafeInteger(bytes) || bytes < 0)
    throw new RefusedError(refusal('parameter_invalid', 'tamanho must be a number of bytes'))
  const run = await dependencies.lab.startUpload({ name: form.get('nome') ?? '', bytes })
  if (isRefusal(run)) throw new RefusedError(run)
  const domain = readDomain(form.get('dominio') ?? '')
  if (bytes === 0) await dependencies.lab.endUpload(run.id, domain)
  return privately(reply, 'anyone', dependencies)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ page: paths.labRun(run.id), pieces: `${paths.labPiece(run.id)}?dominio=${domain ?? ''}` }))
}

async function takePiece(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: LabDependencies,
): Promise<FastifyReply> {
  const { id } = request.params as { id: string }
  const { de, dominio } = request.query as { de?: unknown; dominio?: unknown }
  const from = Number(de)
  if (!isLabId(id) || !Number.isSafeInteger(from) || from < 0)
    throw new RefusedError(refusal('not_found', 'the lab takes no such piece'))
  if (Number(request.headers['content-length'] ?? 0) > LAB_LIMITS.pieceBytes)
    throw new RefusedError(refusal('payload_too_large', `a piece has at most ${LAB_LIMITS.pieceBytes} bytes`))
  const received = await dependencies.lab.receive(id, from, bodyOf(request))
  // A piece that came before, whose answer was lost, is no conflict: the browser learns how much there is and goes on there.
  if (isRefusal(received) && received.code !== 'conflict') throw new RefusedError(received)
  const run = await dependencies.lab.run(id)
  if (run === null) throw new RefusedError(refusal('gone', 'the run has been deleted'))
  if (run.announcedBytes === run.bytes)
    await dependencies.lab.endUpload(id, typeof dominio === 'string' ? readDomain(dominio) : null)
  return privately(reply, 'anyone', dependencies)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ bytes: run.bytes }))
}
