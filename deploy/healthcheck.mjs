// `node deploy/healthcheck.mjs /readyz`: 0 when this container's process answers 200 there, a worker at its own port. The image has no curl.
const path = process.argv[2] ?? '/healthz'
const port = process.env.POISO_PROBE_PORT || process.env.PORT || 3000
try {
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, {
    signal: AbortSignal.timeout(2_500),
  })
  process.exitCode = status === 200 ? 0 : 1
} catch {
  process.exitCode = 1
}
