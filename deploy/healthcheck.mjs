// `node deploy/healthcheck.mjs /readyz`: 0 when this container's web process answers 200 there. The image has no curl.
const path = process.argv[2] ?? '/healthz'
try {
  const { status } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}${path}`, {
    signal: AbortSignal.timeout(2_500),
  })
  process.exitCode = status === 200 ? 0 : 1
} catch {
  process.exitCode = 1
}
