import { openApiDocument } from '#platform/http/calls/openapi.ts'
import { withExamples } from '#storefront/pages/shop-api/with-examples.ts'
import { calls } from '../calls.ts'

/** What the web process tells of its calls: `/api/openapi.json`, and the page of the API for shops that is drawn from it. */
export const apiDocument = withExamples(openApiDocument(calls))
