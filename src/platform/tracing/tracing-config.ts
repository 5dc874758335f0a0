import { ConfigError, readChoice, readUrl } from '../config/config-values.ts'

/** Standard variables of OpenTelemetry that are checked here; the packages read the others that docs/configuration.md names by themselves. */
export const TRACING_VARIABLES = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_PROTOCOL',
  'OTEL_SERVICE_NAME',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_TRACES_EXPORTER',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_SDK_DISABLED',
] as const

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/**
 * Whether traces are recorded: an endpoint is named, and neither OTEL_SDK_DISABLED=true nor OTEL_TRACES_EXPORTER=none says otherwise.
 * @throws ConfigError naming the variable that cannot be meant so.
 */
export function readTracing(env: Readonly<Record<string, string | undefined>>): boolean {
  const read = (variable: (typeof TRACING_VARIABLES)[number]): string | null => env[variable]?.trim() || null
  const endpoints = (['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const).filter(
    (variable) => read(variable) !== null,
  )
  const isDisabled = read('OTEL_SDK_DISABLED')?.toLowerCase() === 'true'
  const exporter = readChoice('OTEL_TRACES_EXPORTER', read('OTEL_TRACES_EXPORTER') ?? 'otlp', ['otlp', 'none'] as const)
  if (endpoints.length === 0 || isDisabled || exporter === 'none') return false
  for (const variable of endpoints) readUrl(variable, read(variable) ?? '', ['http:', 'https:'])
  readChoice('OTEL_EXPORTER_OTLP_PROTOCOL', read('OTEL_EXPORTER_OTLP_PROTOCOL') ?? 'http/json', ['http/json'] as const)
  const sampler = readChoice('OTEL_TRACES_SAMPLER', read('OTEL_TRACES_SAMPLER') ?? 'parentbased_always_on', SAMPLERS)
  if (sampler.endsWith('traceidratio')) readRatio(read('OTEL_TRACES_SAMPLER_ARG'))
  return true
}

function readRatio(text: string | null): void {
  if (text === null || !/^(?:0|1|0?\.\d+|[01]\.0+)$/.test(text))
    throw new ConfigError('OTEL_TRACES_SAMPLER_ARG', `"${text ?? ''}" is not a share from 0 to 1`)
}
