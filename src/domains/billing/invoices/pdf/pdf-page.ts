import { join } from 'node:path'
import PdfKit from 'pdfkit'
import { projectRoot } from '#platform/project-root.ts'

const FOLDER = join(projectRoot, 'src/domains/billing/invoices/fonts')
const FONTS = { text: join(FOLDER, 'document.ttf'), strong: join(FOLDER, 'document-strong.ttf') } as const

/** A subset that the library knows and its types do not. */
const UNIVERSAL: object = { subset: 'PDF/UA' }

export type Letters = keyof typeof FONTS

/** In points, of an A4 page. */
export const PAGE = { left: 56, right: 539, top: 56, width: 483, foot: 760 } as const

/** Its side is prescribed as 30 mm at least, with 2,5 mm of white around it (technical specification of Portaria 195/2020). */
const CODE_SIDE = 96
const QUIET = 8
const CODE_HEIGHT = CODE_SIDE + 4 * QUIET

/** Where a figure stands, which the library knows and its types do not. */
type FigureOptions = PDFKit.Mixins.StructureElementOptions & {
  readonly bbox: readonly [number, number, number, number]
}

interface PdfFacts {
  readonly title: string
  readonly author: string
  readonly at: Date
  /** What stands at the head of each page but the first. */
  readonly running: string
}

export interface Cell {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly align?: 'right'
}

/**
 * A tagged page (PDF/UA) that is written from above: every text belongs to an element of its structure, so that it is read out in
 * its order. The same calls make the same bytes: the date is given, and nothing is drawn by chance.
 */
export class PdfPage {
  readonly #pdf: PDFKit.PDFDocument
  readonly #root: PDFKit.PDFStructureElement
  readonly #running: string
  readonly #chunks: Buffer[] = []
  readonly #ended: Promise<Buffer>

  constructor({ title, author, at, running }: PdfFacts) {
    this.#pdf = new PdfKit({
      size: 'A4',
      margins: { top: PAGE.top, bottom: 40, left: PAGE.left, right: 56 },
      pdfVersion: '1.7',
      ...UNIVERSAL,
      tagged: true,
      displayTitle: true,
      lang: 'pt-PT',
      font: FONTS.text,
      info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: at, ModDate: at },
    })
    this.#running = running
    this.#ended = new Promise((resolve, reject) => {
      this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
      this.#pdf.on('end', () => resolve(Buffer.concat(this.#chunks)))
      this.#pdf.on('error', reject)
    })
    this.#root = this.#pdf.struct('Document')
    this.#pdf.addStructure(this.#root)
  }

  heading(level: 1 | 2, text: string): void {
    this.#pdf.moveDown(level === 1 ? 0 : 0.8)
    this.#root.add(this.#pdf.struct(`H${level}`, {}, () => this.#write('strong', level === 1 ? 20 : 11, text)))
    this.#pdf.moveDown(0.3)
  }

  paragraph(text: string, letters: Letters = 'text', size = 9.5): void {
    this.#makeRoom(this.#pdf.font(FONTS[letters]).fontSize(size).heightOfString(text, { width: PAGE.width }))
    this.#root.add(this.#pdf.struct('P', {}, () => this.#write(letters, size, text)))
  }

  /** A code of dark modules under its words, both on one page. */
  code(words: string, modules: readonly (readonly boolean[])[], alt: string): void {
    this.#makeRoom(CODE_HEIGHT)
    this.#pdf.moveDown(0.5)
    this.paragraph(words)
    const top = this.#pdf.y + QUIET
    const figure: FigureOptions = { alt, bbox: [PAGE.left, top, PAGE.left + CODE_SIDE, top + CODE_SIDE] }
    this.#root.add(this.#pdf.struct('Figure', figure, () => this.#draw(modules, top)))
    this.#pdf.x = PAGE.left
    this.#pdf.y = top + CODE_SIDE + QUIET
  }

  space(lines = 1): void {
    this.#pdf.moveDown(lines)
  }

  /** A table with a row of headings; a row is as high as its highest cell. */
  table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): void {
    const table = this.#pdf.struct('Table')
    this.#root.add(table)
    this.#row(table, 'TH', head)
    for (const row of rows) this.#row(table, 'TD', row)
    table.end()
  }

  async end(): Promise<Buffer> {
    this.#root.end()
    this.#pdf.end()
    return this.#ended
  }

  #row(table: PDFKit.PDFStructureElement, kind: 'TH' | 'TD', cells: readonly Cell[]): void {
    const letters = kind === 'TH' ? 'strong' : 'text'
    this.#pdf.font(FONTS[letters]).fontSize(9)
    const height = Math.max(...cells.map(({ text, width }) => this.#pdf.heightOfString(text, { width })))
    this.#makeRoom(height)
    const y = this.#pdf.y
    const row = this.#pdf.struct('TR')
    table.add(row)
    for (const { text, x, width, align = 'left' } of cells)
      row.add(
        this.#pdf.struct(
          kind,
          {},
          () =>
            void this.#pdf
              .font(FONTS[letters])
              .fontSize(9)
              .text(text, PAGE.left + x, y, { width, align }),
        ),
      )
    row.end()
    this.#pdf.x = PAGE.left
    this.#pdf.y = y + height + 5
  }

  /** Runs of dark modules as one filled path. */
  #draw(modules: readonly (readonly boolean[])[], top: number): void {
    const side = CODE_SIDE / modules.length
    for (const [row, line] of modules.entries())
      for (let from = 0; from < line.length; from += 1) {
        if (line[from] !== true) continue
        const begin = from
        while (line[from + 1] === true) from += 1
        this.#pdf.rect(PAGE.left + begin * side, top + row * side, (from - begin + 1) * side, side)
      }
    this.#pdf.fill('#000000')
  }

  /** A further page where this one has no room for it; at its head stands which document it is of, which is no part of what is read out. */
  #makeRoom(height: number): void {
    if (this.#pdf.y + height <= PAGE.foot) return
    this.#pdf.addPage()
    this.#pdf.markContent('Artifact', { type: 'Pagination' })
    this.#write('text', 8, this.#running)
    this.#pdf.endMarkedContent()
    this.#pdf.moveDown(0.5)
  }

  #write(letters: Letters, size: number, text: string): void {
    this.#pdf
      .font(FONTS[letters])
      .fontSize(size)
      .fillColor('#1f1f1f')
      .text(text, PAGE.left, this.#pdf.y, { width: PAGE.width })
  }
}
