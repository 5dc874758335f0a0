/** What width, depth and height mean: a piece drawn from its front, with an arrow along each. */
export function SizeDrawing() {
  return (
    <svg
      className="size-drawing"
      viewBox="0 0 200 108"
      width="200"
      height="108"
      role="img"
      aria-label="Largura: de lado a lado. Profundidade: da frente para trás. Altura: do chão ao topo."
    >
      <path className="piece" d="M40 30h80v50H40zM40 30l28-18h80l-28 18M120 30l28-18v50l-28 18" />
      <path className="arrows" d="M40 90h80M126 86l27-17M30 30v50" />
      <path
        className="arrows"
        d="m44 87-4 3 4 3M116 87l4 3-4 3M129 82l-3 4 5 0M150 73l3-4-5 0M27 34l3-4 3 4M27 76l3 4 3-4"
      />
      <text x="80" y="102" textAnchor="middle">
        Largura
      </text>
      <text x="146" y="90">
        Profund.
      </text>
      <text x="16" y="58" textAnchor="middle" transform="rotate(-90 16 58)">
        Altura
      </text>
    </svg>
  )
}
