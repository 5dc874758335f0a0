import {
  createContext,
  data,
  redirect,
  type RouteObject,
  type RouterContextProvider,
  useActionData,
  useLoaderData,
} from 'react-router'
import { getBackOfficeMe } from '#platform/api-client/calls.ts'
import { type Configuration, ResponseError } from '#platform/api-client/runtime.ts'
import { AdminShell } from './AdminShell.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { type Outcome, readRefusal } from './outcome.ts'
import { OutcomeView } from './OutcomeView.tsx'
import type { Asked, Screen } from './screen.ts'
import { withoutBase } from './place.ts'

/** The client of who asks: in the browser its own fetch, on the server calls within the process. */
export const apiContext = createContext<{ readonly api: Configuration; readonly base: string }>()

/** Of the shell, whose data is who asks. */
export const SHELL = 'shell'

/** The routes of the back office, the same on the server and in the browser. */
export function adminRoutes(screens: readonly Screen[]): RouteObject[] {
  return [
    {
      id: SHELL,
      path: '/',
      loader: (given) => refusing(() => getBackOfficeMe(askedOf(given).api, {})),
      element: <AdminShell screens={screens} />,
      errorElement: <ErrorScreen isBare />,
      children: [
        ...screens.map(routeOf),
        {
          id: 'unknown',
          path: '*',
          loader: () => {
            throw data(null, { status: 404 })
          },
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
    id: path,
    ...(path === '' ? { index: true } : { path }),
    loader: (given) => refusing(() => screen.load(askedOf(given))),
    ...(act !== undefined && {
      action: (given) =>
        refusing(async () => moved(await act({ ...askedOf(given), form: await given.request.formData() }))),
    }),
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

function moved(outcome: Outcome): Outcome | Response {
  return outcome.kind === 'moved' ? redirect(outcome.to, 303) : outcome
}

/** What a call refuses becomes an error of its route, with the status and the problem. */
async function refusing<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error
    throw data(await readRefusal(error.response), { status: error.response.status })
  }
}
