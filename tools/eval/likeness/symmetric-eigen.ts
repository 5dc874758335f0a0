/** Eigenvalues, ascending, and, in columns, eigenvectors of a symmetric matrix: Householder's reflections, then QL steps with shifts. */
export function symmetricEigen(
  matrix: Float64Array,
  size: number,
): { readonly values: number[]; readonly vectors: Float64Array } {
  const v = matrix.slice()
  const [d, e] = [new Float64Array(size), new Float64Array(size)]
  reduce(v, d, e, size)
  diagonalise(v, d, e, size)
  const order = [...d.keys()].sort((one, other) => at(d, one) - at(d, other))
  const vectors = new Float64Array(size * size)
  order.forEach((from, to) => {
    for (let row = 0; row < size; row += 1) vectors[row * size + to] = at(v, row * size + from)
  })
  return { values: order.map((from) => at(d, from)), vectors }
}

function at(values: Float64Array, index: number): number {
  return values[index] as number
}

/** To three diagonals: `d` and beside it `e`; `v` becomes what turned it there. */
function reduce(v: Float64Array, d: Float64Array, e: Float64Array, n: number): void {
  for (let j = 0; j < n; j += 1) d[j] = at(v, (n - 1) * n + j)
  for (let i = n - 1; i > 0; i -= 1) {
    const scale = d.subarray(0, i).reduce((sum, value) => sum + Math.abs(value), 0)
    let h = 0
    if (scale === 0) {
      e[i] = at(d, i - 1)
      for (let j = 0; j < i; j += 1) {
        d[j] = at(v, (i - 1) * n + j)
        v[i * n + j] = 0
        v[j * n + i] = 0
      }
    } else h = reflect(v, d, e, { n, i, scale })
    d[i] = h
  }
  gather(v, d, n)
  e[0] = 0
}

function reflect(
  v: Float64Array,
  d: Float64Array,
  e: Float64Array,
  { n, i, scale }: { n: number; i: number; scale: number },
): number {
  let h = 0
  for (let k = 0; k < i; k += 1) {
    d[k] = at(d, k) / scale
    h += at(d, k) ** 2
  }
  const f = at(d, i - 1)
  const g = f > 0 ? -Math.sqrt(h) : Math.sqrt(h)
  e[i] = scale * g
  h -= f * g
  d[i - 1] = f - g
  e.fill(0, 0, i)
  for (let j = 0; j < i; j += 1) {
    v[j * n + i] = at(d, j)
    let sum = at(e, j) + at(v, j * n + j) * at(d, j)
    for (let k = j + 1; k < i; k += 1) {
      sum += at(v, k * n + j) * at(d, k)
      e[k] = at(e, k) + at(v, k * n + j) * at(d, j)
    }
    e[j] = sum
  }
  let along = 0
  for (let j = 0; j < i; j += 1) {
    e[j] = at(e, j) / h
    along += at(e, j) * at(d, j)
  }
  for (let j = 0; j < i; j += 1) e[j] = at(e, j) - (along / (h + h)) * at(d, j)
  for (let j = 0; j < i; j += 1) {
    for (let k = j; k < i; k += 1) v[k * n + j] = at(v, k * n + j) - (at(d, j) * at(e, k) + at(e, j) * at(d, k))
    d[j] = at(v, (i - 1) * n + j)
    v[i * n + j] = 0
  }
  return h
}

function gather(v: Float64Array, d: Float64Array, n: number): void {
  for (let i = 0; i < n - 1; i += 1) {
    v[(n - 1) * n + i] = at(v, i * n + i)
    v[i * n + i] = 1
    const h = at(d, i + 1)
    if (h !== 0) {
      for (let k = 0; k <= i; k += 1) d[k] = at(v, k * n + i + 1) / h
      for (let j = 0; j <= i; j += 1) {
        let g = 0
        for (let k = 0; k <= i; k += 1) g += at(v, k * n + i + 1) * at(v, k * n + j)
        for (let k = 0; k <= i; k += 1) v[k * n + j] = at(v, k * n + j) - g * at(d, k)
      }
    }
    for (let k = 0; k <= i; k += 1) v[k * n + i + 1] = 0
  }
  for (let j = 0; j < n; j += 1) {
    d[j] = at(v, (n - 1) * n + j)
    v[(n - 1) * n + j] = 0
  }
  v[n * n - 1] = 1
}

function diagonalise(v: Float64Array, d: Float64Array, e: Float64Array, n: number): void {
  e.copyWithin(0, 1)
  e[n - 1] = 0
  let [shift, largest] = [0, 0]
  for (let l = 0; l < n; l += 1) {
    largest = Math.max(largest, Math.abs(at(d, l)) + Math.abs(at(e, l)))
    let m = l
    while (m < n - 1 && Math.abs(at(e, m)) > 2 ** -52 * largest) m += 1
    for (let round = 0; m > l && round < 60; round += 1) {
      const g = at(d, l)
      const p = (at(d, l + 1) - g) / (2 * at(e, l))
      const r = p < 0 ? -Math.hypot(p, 1) : Math.hypot(p, 1)
      d[l] = at(e, l) / (p + r)
      d[l + 1] = at(e, l) * (p + r)
      const h = g - at(d, l)
      for (let i = l + 2; i < n; i += 1) d[i] = at(d, i) - h
      shift += h
      sweep(v, d, e, { n, l, m })
      if (Math.abs(at(e, l)) <= 2 ** -52 * largest) break
    }
    d[l] = at(d, l) + shift
    e[l] = 0
  }
}

function sweep(
  v: Float64Array,
  d: Float64Array,
  e: Float64Array,
  { n, l, m }: { n: number; l: number; m: number },
): void {
  const [next, beside] = [at(d, l + 1), at(e, l + 1)]
  let [p, c, c2, c3, s, s2] = [at(d, m), 1, 1, 1, 0, 0]
  for (let i = m - 1; i >= l; i -= 1) {
    c3 = c2
    c2 = c
    s2 = s
    const [g, h] = [c * at(e, i), c * p]
    const r = Math.hypot(p, at(e, i))
    e[i + 1] = s * r
    s = at(e, i) / r
    c = p / r
    p = c * at(d, i) - s * g
    d[i + 1] = h + s * (c * g + s * at(d, i))
    for (let k = 0; k < n; k += 1) {
      const row = k * n + i
      const [own, other] = [at(v, row), at(v, row + 1)]
      v[row + 1] = s * own + c * other
      v[row] = c * own - s * other
    }
  }
  const turned = (-s * s2 * c3 * beside * at(e, l)) / next
  e[l] = s * turned
  d[l] = c * turned
}
