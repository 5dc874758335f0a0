// A vitest reporter that ends a run with its ten slowest files: how long each took, and what its processes cost (file-cost.ts).
const SHOWN = 10

export default class SlowestReporter {
  onTestRunEnd(modules) {
    const files = modules
      .map((module) => ({ path: module.relativeModuleId, ms: msOf(module.diagnostic()), cpu: module.meta().cpu }))
      .toSorted((a, b) => b.ms - a.ms)
    if (files.length < 2) return
    const sum = files.reduce((all, { ms }) => all + ms, 0)
    console.log(
      `\nSlowest files, of ${seconds(sum)} in ${files.length} (CPU: of the test, of what it started; without PostgreSQL and browsers' pages)`,
    )
    for (const { path, ms, cpu } of files.slice(0, SHOWN))
      console.log(
        `${seconds(ms).padStart(9)}  ${cpu === undefined ? '' : `CPU ${cpu.own.toFixed(1)} + ${cpu.started.toFixed(1)}`.padEnd(18)}  ${path}`,
      )
  }
}

function msOf({ environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration }) {
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}
