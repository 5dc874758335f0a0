import type { Readable } from 'node:stream'
import type { AskProcess } from './ask-process.ts'
import { type ChangeLine, PATHS, SILENCE_MS } from './protocol.ts'

/**
 * Reads what a search process tells, line after line, each taken in before the next; ends when the process has ended, throws when it
 * cannot be reached or has been silent for too long. `isFirst`: what came before it is not known.
 */
export async function followChanges(
  ask: AskProcess,
  signal: AbortSignal,
  take: (line: ChangeLine, isFirst: boolean) => Promise<void>,
): Promise<void> {
  const silence = new AbortController()
  const tooLong = (): NodeJS.Timeout =>
    setTimeout(() => silence.abort(new Error(`it has said nothing for ${SILENCE_MS} ms`)), SILENCE_MS)
  let timer = tooLong()
  try {
    const response = await ask.open(PATHS.changes, AbortSignal.any([signal, silence.signal]))
    let isFirst = true
    for await (const line of linesOf(response)) {
      clearTimeout(timer)
      await take(JSON.parse(line) as ChangeLine, isFirst)
      isFirst = false
      timer = tooLong()
    }
  } catch (error) {
    throw silence.signal.aborted ? silence.signal.reason : error
  } finally {
    clearTimeout(timer)
  }
}

async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
