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
  readonly #chunks: Buffer[] = []
  readonly #ended: Promise<Buffer>

  constructor({ title, author, at }: { readonly title: string; readonly author: string; readonly at: Date }) {
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
    this.#root.add(this.#pdf.struct('P', {}, () => this.#write(letters, size, text)))
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
    if (this.#pdf.y + height > PAGE.foot) this.#pdf.addPage()
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

  #write(letters: Letters, size: number, text: string): void {
    this.#pdf
      .font(FONTS[letters])
      .fontSize(size)
      .fillColor('#1f1f1f')
      .text(text, PAGE.left, this.#pdf.y, { width: PAGE.width })
  }
}
