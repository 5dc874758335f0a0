import type {
  JsonContent,
  OpenApiDocument,
  Operation,
  OperationAnswer,
  Parameter,
} from '#platform/http/calls/openapi.ts'
import { exampleOf } from './example-of.ts'
import { EXAMPLE_BODIES } from './example-values.ts'

/** The document with an example of each value that a call of shops takes and answers with: for `/api/openapi.json` and for the page. */
export function withExamples(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [
        method,
        operation['x-right'] === undefined ? operation : exampled(operation, schemas),
      ]),
    ),
  ])
  return { ...document, paths: Object.fromEntries(paths) as OpenApiDocument['paths'] }
}

type Schemas = OpenApiDocument['components']['schemas']

function exampled(operation: Operation, schemas: Schemas): Operation {
  const { operationId, parameters, requestBody, responses } = operation
  return {
    ...operation,
    parameters: parameters.map((parameter): Parameter => ({
      ...parameter,
      example: exampleOf(parameter.schema, schemas, parameter.name),
    })),
    ...(requestBody && {
      requestBody: {
        ...requestBody,
        content: exampledContent(requestBody.content, schemas, EXAMPLE_BODIES[operationId]),
      },
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => [status, exampledAnswer(status, answer, schemas)]),
    ),
  }
}

function exampledAnswer(status: string, answer: OperationAnswer, schemas: Schemas): OperationAnswer {
  return status === '200' && answer.content !== undefined
    ? { ...answer, content: exampledContent(answer.content, schemas) }
    : answer
}

/** Of JSON; a file is none to be shown. */
function exampledContent(content: JsonContent, schemas: Schemas, said?: unknown): JsonContent {
  const json = content['application/json']
  if (json === undefined) return content
  return { ...content, 'application/json': { ...json, example: said ?? exampleOf(json.schema, schemas) } }
}
