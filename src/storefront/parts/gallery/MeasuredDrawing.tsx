import type { MeasuredShape } from './measured-shape.ts'
import { type MeasureLine, SHEET, shapeLines } from './shape-lines.ts'

/** The piece as a solid in its true proportions, with what is known of its measures. */
export function MeasuredDrawing({ shape }: { shape: MeasuredShape }) {
  const { faces, hidden, measures } = shapeLines(shape)
  return (
    <svg className="measured" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img" aria-label={wordsOf(shape)}>
      {faces.map((face) => (
        <path key={face} className="measured-face" d={face} />
      ))}
      {hidden !== '' && <path className="measured-hidden" d={hidden} />}
      <path className="measured-lines" d={measures.map(({ line }) => line).join('')} />
      {measures.map((measure) => (
        <MeasureWords key={measure.name} measure={measure} />
      ))}
    </svg>
  )
}

function MeasureWords({ measure: { name, text, x, y, anchor, isStacked } }: { measure: MeasureLine }) {
  return (
    <text x={x} y={y} textAnchor={anchor}>
      {name}
      <tspan {...(isStacked ? { x, dy: '1.25em' } : { dx: '0.35em' })}>{text}</tspan>
    </text>
  )
}

/** "Desenho com medidas: largura 210 cm, altura 83 cm" */
export function wordsOf({ across, deep, high }: MeasuredShape): string {
  const told = [across, deep, high].flatMap((measure) =>
    measure === null ? [] : `${measure.name.toLowerCase()} ${measure.text}`,
  )
  return `Desenho com medidas: ${told.join(', ')}`
}
