import fastify from 'fastify'
import { readConfig } from '#platform/config.ts'
import { exitHopeless, onStop, reportReady } from './host-messages.ts'
import { listenWhenFree } from './listen-when-free.ts'

const config = readConfig(process.env)
const server = fastify({ logger: false })
server.get('/healthz', () => ({ status: 'ok' }))
onStop(() => server.close())
await listenWhenFree(server, config).catch((error: Error) => exitHopeless(error.message))
reportReady()
