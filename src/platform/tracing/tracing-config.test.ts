import { describe, expect, test } from 'vitest'
import { takeTrace, withTrace } from './carried-trace.ts'
import { readTracing } from './tracing-config.ts'

const ON = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }

describe('traces', () => {
  test.each([
    ['nothing is named', {}, false],
    ['a receiver is named', ON, true],
    ['one for traces alone', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/v1/traces' }, true],
    ['the SDK is disabled', { ...ON, OTEL_SDK_DISABLED: 'TRUE' }, false],
    ['traces are exported nowhere', { ...ON, OTEL_TRACES_EXPORTER: 'none' }, false],
    ['an endpoint is empty', { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, false],
    [
      'a tenth is sampled',
      { ...ON, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
      true,
    ],
  ])('%s', (_what, env, isOn) => expect(readTracing(env)).toBe(isOn))

  test.each([
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT: must begin with http:// or https://',
    ],
    [{ ...ON, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" is none of http/json'],
    [{ ...ON, OTEL_TRACES_EXPORTER: 'jaeger' }, 'OTEL_TRACES_EXPORTER: "jaeger" is none of otlp, none'],
    [{ ...ON, OTEL_TRACES_SAMPLER: 'tenth' }, 'OTEL_TRACES_SAMPLER: "tenth" is none of always_on'],
    [{ ...ON, OTEL_TRACES_SAMPLER: 'traceidratio' }, 'OTEL_TRACES_SAMPLER_ARG: "" is not a share from 0 to 1'],
    [
      { ...ON, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '10' },
      'OTEL_TRACES_SAMPLER_ARG: "10" is not a share from 0 to 1',
    ],
  ])('%j is refused by its name', (env, message) => expect(() => readTracing(env)).toThrow(message))

  test('what is carried comes out again, and what never was carried is left as it is', () => {
    expect(withTrace({ id: 1 })).toEqual({ id: 1 })
    expect(takeTrace({ id: 1 })).toEqual({ from: [], value: { id: 1 } })
    expect(takeTrace({ id: 1, traceparent: '00-a' })).toEqual({ from: ['00-a'], value: { id: 1 } })
    expect(takeTrace({ id: 1, traceparent: 7 })).toEqual({ from: [], value: { id: 1 } })
    expect([takeTrace(null), takeTrace('x')].map(({ value }) => value)).toEqual([null, 'x'])
  })
})
