import { onStop, reportReady } from './host-messages.ts'

const heartbeat = setInterval(() => {}, 60_000)
onStop(async () => clearInterval(heartbeat))
reportReady()
