import { SaxesParser } from 'saxes'

/** The order and the kinds of what a file of ours may hold, as SAFTPT1.04_01.xsd (of 2022-05-17) has them; for tests, never part of the product. */

/** Which elements an element holds, in this order: `?` none or one, `*` any number, `+` one or more. */
const HOLDS: Readonly<Record<string, string>> = {
  AuditFile: 'Header MasterFiles SourceDocuments?',
  Header:
    'AuditFileVersion CompanyID TaxRegistrationNumber TaxAccountingBasis CompanyName BusinessName? CompanyAddress FiscalYear StartDate EndDate CurrencyCode ' +
    'DateCreated TaxEntity ProductCompanyTaxID SoftwareCertificateNumber ProductID ProductVersion HeaderComment? Telephone? Fax? Email? Website?',
  CompanyAddress: 'BuildingNumber? StreetName? AddressDetail City PostalCode Region? Country',
  MasterFiles: 'Customer* Product* TaxTable?',
  Customer:
    'CustomerID AccountID CustomerTaxID CompanyName Contact? BillingAddress ShipToAddress* Telephone? Fax? Email? Website? SelfBillingIndicator',
  BillingAddress: 'BuildingNumber? StreetName? AddressDetail City PostalCode Region? Country',
  Product: 'ProductType ProductCode ProductGroup? ProductDescription ProductNumberCode CustomsDetails?',
  TaxTable: 'TaxTableEntry+',
  TaxTableEntry: 'TaxType TaxCountryRegion TaxCode Description TaxExpirationDate? TaxPercentage',
  SourceDocuments: 'SalesInvoices?',
  SalesInvoices: 'NumberOfEntries TotalDebit TotalCredit Invoice*',
  Invoice:
    'InvoiceNo ATCUD DocumentStatus Hash HashControl Period? InvoiceDate InvoiceType SpecialRegimes SourceID EACCode? SystemEntryDate TransactionID? ' +
    'CustomerID Line+ DocumentTotals WithholdingTax*',
  DocumentStatus: 'InvoiceStatus InvoiceStatusDate Reason? SourceID SourceBilling',
  SpecialRegimes: 'SelfBillingIndicator CashVATSchemeIndicator ThirdPartiesBillingIndicator',
  Line:
    'LineNumber OrderReferences* ProductCode ProductDescription Quantity UnitOfMeasure UnitPrice TaxBase? TaxPointDate References* Description ' +
    '(DebitAmount|CreditAmount) Tax TaxExemptionReason? TaxExemptionCode? SettlementAmount?',
  References: 'Reference? Reason?',
  Tax: 'TaxType TaxCountryRegion TaxCode TaxPercentage',
  DocumentTotals: 'TaxPayable NetTotal GrossTotal',
}

const NAME = /\(?[A-Za-z|]+\)?[?*+]?/g
const DECIMAL = /^\d+(?:\.\d+)?$/
const DAY = /^20\d\d-\d\d-\d\d$/
const MOMENT = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d$/
const COUNTRY = /^(?:[A-Z]{2}|Desconhecido)$/
function textUpTo(most: number, least = 1): RegExp {
  return new RegExp(`^.{${least},${most}}$`, 'su')
}

/** What stands in an element that holds no others. */
const SAYS: Readonly<Record<string, RegExp>> = {
  AuditFileVersion: /^1\.04_01$/,
  CompanyID: /^\d{9}$/,
  TaxRegistrationNumber: /^[1-9]\d{8}$/,
  TaxAccountingBasis: /^F$/,
  CompanyName: textUpTo(100),
  AddressDetail: textUpTo(210),
  City: textUpTo(50),
  PostalCode: textUpTo(20),
  Country: COUNTRY,
  FiscalYear: /^20\d\d$/,
  StartDate: DAY,
  EndDate: DAY,
  CurrencyCode: /^EUR$/,
  DateCreated: DAY,
  TaxEntity: textUpTo(20),
  ProductCompanyTaxID: textUpTo(30),
  SoftwareCertificateNumber: /^\d+$/,
  ProductID: /^(?=.{3,255}$)[^/]+\/[^/]+$/u,
  ProductVersion: textUpTo(30),
  CustomerID: textUpTo(30),
  AccountID: textUpTo(30),
  CustomerTaxID: textUpTo(30),
  SelfBillingIndicator: /^[01]$/,
  ProductType: /^[PSOEI]$/,
  ProductCode: textUpTo(60),
  ProductDescription: textUpTo(200, 2),
  ProductNumberCode: textUpTo(60),
  TaxType: /^(?:IVA|IS|NS)$/,
  TaxCountryRegion: /^(?:[A-Z]{2}|PT-AC|PT-MA)$/,
  TaxCode: /^[A-Z]{2,10}$/,
  Description: textUpTo(200),
  TaxPercentage: DECIMAL,
  NumberOfEntries: /^\d+$/,
  TotalDebit: DECIMAL,
  TotalCredit: DECIMAL,
  InvoiceNo: /^[^ ]+ [^/ ]+\/\d+$/,
  ATCUD: textUpTo(100),
  InvoiceStatus: /^[NSARF]$/,
  InvoiceStatusDate: MOMENT,
  SourceID: textUpTo(30),
  SourceBilling: /^[PIM]$/,
  Hash: textUpTo(172),
  HashControl: /^\d+$/,
  Period: /^(?:[1-9]|1[0-2])$/,
  InvoiceDate: DAY,
  InvoiceType: /^(?:FT|FS|FR|ND|NC)$/,
  CashVATSchemeIndicator: /^[01]$/,
  ThirdPartiesBillingIndicator: /^[01]$/,
  SystemEntryDate: MOMENT,
  LineNumber: /^\d+$/,
  Quantity: DECIMAL,
  UnitOfMeasure: textUpTo(20),
  UnitPrice: DECIMAL,
  TaxPointDate: DAY,
  Reference: textUpTo(60),
  Reason: textUpTo(50),
  DebitAmount: DECIMAL,
  CreditAmount: DECIMAL,
  TaxExemptionReason: textUpTo(60, 6),
  TaxExemptionCode: /^M\d\d$/,
  TaxPayable: DECIMAL,
  NetTotal: DECIMAL,
  GrossTotal: DECIMAL,
}

export interface Node {
  readonly name: string
  text: string
  readonly children: Node[]
}

/** The file as a tree. @throws what the parser complains of. */
export function treeOf(xml: string): Node {
  const root: Node = { name: '', text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    const node = { name, text: '', children: [] }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('text', (text) => {
    const node = open.at(-1)
    if (node !== undefined) node.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  const [file] = root.children
  if (file === undefined) throw new Error('the file holds no element')
  return file
}

/** All elements of that name, wherever they stand. */
export function allOf(node: Node, name: string): Node[] {
  return node.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)])
}

/** The text of the first element of that name; empty: there is none. */
export function saidBy(node: Node, name: string): string {
  return allOf(node, name)[0]?.text ?? ''
}

/** What of the file the schema would refuse, each with its place. */
export function complaintsOf(node: Node, at: string = node.name): string[] {
  const held = HOLDS[node.name]
  if (held === undefined) {
    const kind = SAYS[node.name]
    if (kind === undefined) return [`${at}: is unknown`]
    return kind.test(node.text) ? [] : [`${at}: "${node.text}"`]
  }
  const names = node.children.map(({ name }) => `${name} `).join('')
  const order = new RegExp(`^${held.replace(NAME, (part) => patternOf(part)).replaceAll(' ', '')}$`)
  const own = order.test(names) ? [] : [`${at}: holds ${names}`]
  return [
    ...own,
    ...ruleComplaints(node, at),
    ...node.children.flatMap((child) => complaintsOf(child, `${at}/${child.name}`)),
  ]
}

function patternOf(part: string): string {
  const [, names = '', often = ''] = /^(.*?)([?*+]?)$/.exec(part) ?? []
  const plain = names.replace(/^\(|\)$/g, '')
  return `(?:(?:${plain})\\s)${often}`
}

/** The schema's assertions of a line, and that names of customers and products that are told exist once. */
function ruleComplaints(node: Node, at: string): string[] {
  if (node.name === 'Line') {
    const isZero = Number(saidBy(node, 'TaxPercentage')) === 0
    const reasons = [allOf(node, 'TaxExemptionReason').length, allOf(node, 'TaxExemptionCode').length]
    return reasons.every((count) => count === (isZero ? 1 : 0))
      ? []
      : [`${at}: a reason without its tax, or a tax without its reason`]
  }
  if (node.name !== 'AuditFile') return []
  const told = (list: string, name: string) => allOf(node, list).map((each) => saidBy(each, name))
  const customers = told('Customer', 'CustomerID')
  const doubles = [customers, told('Product', 'ProductCode'), told('Invoice', 'InvoiceNo')].filter(
    (names) => new Set(names).size < names.length,
  )
  const lost = told('Invoice', 'CustomerID').filter((id) => !customers.includes(id))
  const things = told('Line', 'ProductCode').filter((code) => !told('Product', 'ProductCode').includes(code))
  return [
    ...doubles.map((names) => `twice among ${names.join(', ')}`),
    ...lost.map((id) => `no customer ${id}`),
    ...things.map((code) => `no product ${code}`),
  ]
}
