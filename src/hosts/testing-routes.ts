/** A path that the route takes: what its parts must look like is said in the route. For the tests that walk all routes. */
export function pathOfRoute(route: string): string {
  return route
    .replaceAll('*', 'main.js')
    .replace(/:\w+(?:\(\^?([^)]*)\))?/g, (_part, form?: string) =>
      form === undefined
        ? '5'
        : (/^[a-z]+(?=\|)/.exec(form)?.[0] ?? '5'.repeat(Number(/\{(\d+)\}/.exec(form)?.[1] ?? 1))),
    )
}
