/** Of the real receiver that tests send to; only what they use of it. */
declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  interface Session {
    readonly id: string
    readonly envelope: { readonly rcptTo: readonly { readonly address: string }[] }
  }
  type Answer = (error?: Error | null, message?: string) => void

  export class SMTPServer {
    readonly server: Server
    constructor(options: {
      readonly authOptional: boolean
      readonly disabledCommands: readonly string[]
      readonly logger: boolean
      readonly closeTimeout: number
      readonly disableReverseLookup: boolean
      onConnect?(session: Session, answer: Answer): void
      onRcptTo?(address: { readonly address: string }, session: Session, answer: Answer): void
      onData?(stream: Readable, session: Session, answer: Answer): void
    })
    listen(port: number, host: string, listening: () => void): void
    close(closed: () => void): void
    on(event: 'error', listener: (error: Error) => void): void
  }
}
