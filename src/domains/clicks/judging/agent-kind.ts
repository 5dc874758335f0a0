const BRANDS = /\b(Edg|EdgA|EdgiOS|OPR|SamsungBrowser|CriOS|FxiOS|Firefox|Chrome|Version|FBAN|Instagram)\/(\d*)/g
const PLACES = ['Windows', 'CrOS', 'Android', 'iPhone', 'iPad', 'Macintosh', 'Linux', 'Mobile']

/**
 * What browser an agent says it is: brands with the first number of their versions, and what they run on. Other numbers and words
 * tell no two people apart, and cost nothing to change for who makes clicks up. An agent that names no known browser is its own kind.
 *
 * `agentKind('… (Linux; Android 10; K) … Chrome/140.0.0.0 Mobile Safari/537.36')` is `Chrome/140 Android Linux Mobile`.
 */
export function agentKind(userAgent: string): string {
  const brands = [...new Set(Array.from(userAgent.matchAll(BRANDS), ([, brand, version]) => `${brand}/${version}`))]
  const places = PLACES.filter((place) => userAgent.includes(place))
  return brands.length + places.length === 0 ? userAgent : [...brands.toSorted(), ...places].join(' ')
}
