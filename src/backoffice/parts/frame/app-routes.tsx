import {
  createContext,
  data,
  redirect,
  type RouteObject,
  type RouterContextProvider,
  useActionData,
  useLoaderData,
} from 'react-router'
import { type Configuration, FetchError, ResponseError } from '#platform/api-client/runtime.ts'
import type { BackOfficeApp } from './back-office-app.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { errorWords } from './error-words.ts'
import { type Outcome, readRefusal, typedIn } from './outcome.ts'
import { OutcomeView } from './OutcomeView.tsx'
import type { Asked, Screen } from './screen.ts'
import { withoutBase } from './place.ts'
import { SHELL } from './shell-route.ts'

/** The client of who asks: in the browser its own fetch, on the server calls within the process. */
export const apiContext = createContext<{ readonly api: Configuration; readonly base: string }>()

/** The routes of an application, the same on the server and in the browser. */
export function appRoutes({ screens, loadMe, Shell }: BackOfficeApp): RouteObject[] {
  return [
    {
      id: SHELL,
      path: '/',
      loader: (given) => refusing(() => loadMe(askedOf(given).api)),
      element: <Shell />,
      errorElement: <ErrorScreen isBare />,
      children: [
        ...screens.map(routeOf),
        {
          id: 'unknown',
          path: '*',
          loader: () => {
            throw data(null, { status: 404 })
          },
          // Never seen: its loader throws.
          element: <></>,
          errorElement: <ErrorScreen />,
        },
      ],
    },
  ]
}

type Given = { request: Request; params: Asked['params']; context: unknown }

function routeOf(screen: Screen): RouteObject {
  const { path, act } = screen
  return {
    // The router finds the route of an error by its id, and an empty one it takes for none.
    id: path === '' ? 'first' : path,
    ...(path === '' ? { index: true } : { path }),
    loader: (given) => refusing(() => screen.load(askedOf(given))),
    ...(act !== undefined && { action: (given) => acted(act, given) }),
    lazy: {
      Component: async () => {
        const Component = await screen.component()
        return function Shown() {
          const outcome = useActionData<Outcome>()
          return (
            <>
              <OutcomeView outcome={outcome} />
              <Component data={useLoaderData()} outcome={outcome} />
            </>
          )
        }
      },
    },
    errorElement: <ErrorScreen />,
    handle: screen,
  }
}

function askedOf({ request, params, context }: Given): Asked {
  const { api, base } = (context as Readonly<RouterContextProvider>).get(apiContext)
  return { api, params, url: withoutBase(base, new URL(request.url)) }
}

/**
 * What a call refuses that the screen did not expect stays above it, with what was typed. Its status keeps the router from reading the
 * screen's data again: where the session is over that would take the form away.
 */
async function acted(act: NonNullable<Screen['act']>, given: Given) {
  const form = await given.request.formData()
  try {
    const outcome = await act({ ...askedOf(given), form })
    if (outcome.kind === 'moved') return redirect(outcome.to, 303)
    return outcome.kind === 'refused' || outcome.kind === 'tried' ? { typed: typedIn(form), ...outcome } : outcome
  } catch (error) {
    const status = statusOf(error)
    if (status === null) throw error
    const code = error instanceof ResponseError ? (await readRefusal(error.response)).code : undefined
    const message = errorWords({ status, code }).ofForm
    return data<Outcome>({ kind: 'refused', message, typed: typedIn(form) }, { status })
  }
}

/** What a call refuses becomes an error of its route, with the status and the problem. */
async function refusing<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act()
  } catch (error) {
    const status = statusOf(error)
    if (status === null) throw error
    throw data(error instanceof ResponseError ? await readRefusal(error.response) : null, { status })
  }
}

/** Of a call that was refused or had no answer; null: it is a fault of ours. */
function statusOf(error: unknown): number | null {
  if (error instanceof ResponseError) return error.response.status
  return error instanceof FetchError ? 503 : null
}
