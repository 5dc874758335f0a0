import type { Severity } from './severity.ts'

/**
 * Every code that an import report can hold: one table for the importer, the report page and the documentation.
 * `message` is pt-PT; `{field}` and `{value}` are filled in from the place, `{limit}` by the one who reports. `action` tells
 * the shop what to do. Fatal codes (feeds.md "A snapshot", reliability.md F1–F16) end the import with nothing applied.
 */
export const PROBLEM_CODES = {
  SSRF_BLOCKED: fatal(
    'O endereço do feed não é permitido: {value}.',
    'Indique um endereço público que comece por http:// ou https://.',
  ),
  FAILED_DNS: fatal(
    'Não foi possível encontrar o servidor do feed: {value}.',
    'Confirme o nome do servidor no endereço do feed.',
  ),
  FAILED_CONNECT: fatal(
    'Não foi possível ligar ao servidor do feed: {value}.',
    'Confirme que o servidor está a funcionar e que o certificado é válido.',
  ),
  FAILED_HTTP: fatal(
    'O servidor do feed respondeu com o código {value}.',
    'Confirme que o endereço existe e que não exige sessão iniciada.',
  ),
  FAILED_REDIRECT: fatal(
    'O feed redireciona para um endereço que não pode ser seguido: {value}.',
    'Indique o endereço final do feed; são aceites até 5 redirecionamentos, nunca de https para http.',
  ),
  FAILED_SLOW: fatal(
    'O servidor do feed demorou demasiado tempo a responder ({value}).',
    'Gere o feed com antecedência e sirva-o como ficheiro.',
  ),
  FAILED_TRUNCATED: fatal(
    'O feed chegou incompleto ({value}).',
    'Confirme que o servidor envia o ficheiro inteiro; tentaremos de novo.',
  ),
  FAILED_TOO_LARGE: fatal('O feed é maior do que o permitido ({value}).', 'Divida o feed ou comprima-o.'),
  FAILED_BOMB: fatal(
    'O ficheiro comprimido expande-se de forma anormal ({value}).',
    'Comprima o feed uma só vez, com gzip ou zip.',
  ),
  FAILED_ARCHIVE: fatal(
    'O ficheiro comprimido não pode ser aberto: {value}.',
    'Envie um zip com um único ficheiro de dados, ou um gzip válido.',
  ),
  FAILED_ENCODING: fatal(
    'A codificação do texto não pode ser determinada ou não é aceite: {value}.',
    'Grave o feed em UTF-8.',
  ),
  FAILED_MALFORMED: fatal(
    'O ficheiro não está bem formado: {value}.',
    'Corrija o ficheiro na linha e coluna indicadas.',
  ),
  FAILED_DIALECT: fatal(
    'O formato do feed não foi reconhecido ({value}).',
    'Use um feed que já tenha: Google, Meta, Heureka, KuantoKusta, Skroutz, Ceneo, idealo, Shopify ou WooCommerce, em XML, CSV ou JSON.',
  ),
  FAILED_BINARY: fatal(
    'O ficheiro não é um feed: parece ser {value}.',
    'Exporte os artigos em CSV, XML ou JSON (de uma folha de cálculo: guardar como CSV UTF-8) e envie esse ficheiro.',
  ),
  FAILED_FIELDS: fatal(
    'Nenhum artigo do feed tem {value}.',
    'Acrescente ao feed a coluna ou o elemento em falta, com esse nome ou o seu em português, e envie-o de novo.',
  ),
  FAILED_NOTHING_TAKEN: fatal(
    'Nenhum artigo do feed foi aceite ({value}): {limit}.',
    'Corrija o que é dito dos artigos; até lá, continuam no ar as ofertas anteriores.',
  ),
  FAILED_DOCTYPE: fatal(
    'O ficheiro tem uma declaração DOCTYPE, que não é aceite.',
    'Retire a declaração DOCTYPE do XML.',
  ),
  FAILED_LIMIT: fatal(
    'O ficheiro ultrapassa um limite de estrutura: {value}.',
    'Confirme a estrutura do feed: profundidade, atributos e tamanho dos textos.',
  ),
  FAILED_FILE: fatal(
    'O ficheiro do feed não pode ser lido: {value}.',
    'Confirme o caminho e as permissões do ficheiro.',
  ),
  FAILED_BUSY: fatal('Já está a decorrer outra importação desta loja.', 'Aguarde que termine e tente de novo.'),
  FAILED_INTERNAL: fatal(
    'A importação parou por um erro nosso ({value}).',
    'Tente de novo mais tarde; se o erro continuar, contacte-nos.',
  ),

  id_missing: error('Falta o identificador do artigo.', 'Dê a cada artigo um id único e estável.'),
  id_too_long: error('O identificador é demasiado longo.', 'Use no máximo 100 carateres no id.'),
  title_missing: error('Falta o nome do artigo.', 'Preencha title.'),
  link_missing: error('Falta a ligação para a página do artigo.', 'Preencha link.'),
  link_tracking: error(
    'A ligação é de uma rede de afiliação e não da loja: {value}.',
    'Envie a ligação da própria loja, ou registe o domínio da rede na loja.',
  ),
  link_needs_domain: error(
    'O ficheiro não tem ligações e o domínio da loja não é conhecido: {value}.',
    'Indique o domínio da loja no laboratório; quem regista o feed usa --domain loja.pt. A ligação é feita com ele.',
  ),
  link_invalid: error(
    'A ligação não é um endereço http(s) válido: {value}.',
    'Use um endereço completo, com https://.',
  ),
  foreign_domain: error(
    'A ligação não é do domínio da loja: {value}.',
    'As ligações têm de apontar para o domínio da loja.',
  ),
  price_missing: error('Falta o preço.', 'Preencha price, por exemplo 129.00 EUR.'),
  price_invalid: error('O preço não pode ser lido: {value}.', 'Escreva o preço como 129.00 EUR.'),
  price_out_of_range: error(
    'O preço está fora do permitido: {value}.',
    'O preço tem de ser maior do que zero e menor do que 10 milhões de euros.',
  ),
  price_precision: error('O preço tem mais de duas casas decimais: {value}.', 'Arredonde o preço ao cêntimo.'),
  price_range: error(
    'O preço é um intervalo ou um «desde», e não o preço do artigo: {value}.',
    'Envie um artigo por variante, cada um com o seu preço.',
  ),
  price_per_unit: error(
    'O preço é por unidade de medida, e não o do artigo: {value}.',
    'Envie o preço que se paga pelo artigo; o preço por m², kg ou litro vai em unit_pricing_measure.',
  ),
  price_without_tax: error('O preço não inclui IVA: {value}.', 'Envie os preços com IVA.'),
  currency_missing: error(
    'O preço não indica a moeda: {value}.',
    'Acrescente EUR ao preço. Se o feed é todo em euros, diga-nos: fica registado na loja.',
  ),
  currency_unsupported: error(
    'A moeda não é aceite: {value}{limit}.',
    'Envie os preços em EUR. Se já o são, escreva EUR no preço, ou diga-nos: fica registado na loja.',
  ),
  column_missing: error('Nenhum artigo tem {value} ({field}).', 'Acrescente ao feed a coluna ou o elemento em falta.'),
  duplicate_conflict: error(
    'O mesmo id aparece com dados diferentes; nenhum foi aceite.',
    'Cada id só pode aparecer uma vez.',
  ),

  held_missing: warning(
    'A importação aguarda aprovação: faltam {value} ofertas que estão no ar.',
    'Confirme que o feed está completo; se estiver, aprove a importação.',
  ),
  held_prices: warning(
    'A importação aguarda aprovação: os preços mudaram demasiado (mediana {value}).',
    'Confirme os preços e a moeda; se estiverem certos, aprove a importação.',
  ),
  feed_empty: warning('O feed não tem artigos.', 'Confirme que o feed foi gerado com os artigos todos.'),
  duplicate_equal: warning('O mesmo artigo aparece mais do que uma vez; ficou um.', 'Retire as repetições.'),
  id_reused: warning('Este id era de outro artigo; foi criado um novo.', 'Não reutilize ids.'),
  gtin_invalid: warning(
    'O GTIN não é válido e foi ignorado: {value}.',
    'Confirme o código de barras: o último dígito não bate certo.',
  ),
  gtin_scientific: warning(
    'O GTIN foi estragado por uma folha de cálculo e foi ignorado: {value}.',
    'Formate a coluna do código de barras como texto antes de gravar o ficheiro.',
  ),
  gtin_restricted: warning(
    'O GTIN é de uso interno e foi ignorado: {value}.',
    'Indique o GTIN do fabricante ou deixe vazio.',
  ),
  sale_price_invalid: warning(
    'O preço promocional não pode ser lido e foi ignorado: {value}.',
    'Escreva sale_price como 99.00 EUR.',
  ),
  sale_price_not_lower: warning(
    'O preço promocional não é inferior ao preço e foi ignorado: {value}.',
    'O valor de sale_price tem de ser menor do que o de price.',
  ),
  before_price_invalid: warning(
    'O preço anterior não pode ser lido e foi ignorado: {value}.',
    'Escreva o preço anterior como 129.00.',
  ),
  before_price_not_higher: warning(
    'O preço anterior não é superior ao preço e foi ignorado: {value}.',
    'O preço anterior tem de ser maior do que o preço atual, ou ficar vazio.',
  ),
  sale_date_invalid: warning(
    'As datas da promoção não podem ser lidas; a promoção foi ignorada: {value}.',
    'Use o formato 2026-11-20T00:00+00:00/2026-11-27T23:59+00:00.',
  ),
  date_invalid: warning('A data não pode ser lida e foi ignorada: {value}.', 'Use o formato 2026-11-20.'),
  availability_unknown: warning(
    'A disponibilidade não é conhecida; o artigo fica sem stock: {value}.',
    'Use in_stock, out_of_stock, preorder ou backorder.',
  ),
  column_unsaid: warning(
    'Nenhum artigo tem {value} ({field}): ficam todos sem stock.',
    'Acrescente ao feed a coluna ou o elemento em falta.',
  ),
  availability_missing: warning('Falta a disponibilidade; o artigo fica sem stock.', 'Preencha availability.'),
  condition_unknown: warning(
    'O estado não é conhecido e foi tomado como novo: {value}.',
    'Use new, used ou refurbished.',
  ),
  image_invalid: warning(
    'O endereço da imagem não é válido e foi ignorado: {value}.',
    'Use um endereço completo, com https://.',
  ),
  images_too_many: warning(
    'Há imagens a mais; ficaram as primeiras {limit}.',
    'Envie no máximo 10 imagens por artigo.',
  ),
  shipping_invalid: warning('Os portes não podem ser lidos e foram ignorados: {value}.', 'Use PT:::4.90 EUR.'),
  shipping_foreign_only: hint('Só há portes para outros países.', 'Acrescente os portes para Portugal (PT).'),
  installment_invalid: warning('As prestações não podem ser lidas e foram ignoradas: {value}.', 'Use 6:50.00 EUR.'),
  weight_invalid: warning(
    'O peso não pode ser lido e foi ignorado: {value}.',
    'Escreva o peso com a unidade, por exemplo 12.5 kg.',
  ),
  energy_class_invalid: warning(
    'A classe energética não é conhecida e foi ignorada: {value}.',
    'Use uma letra de A a G.',
  ),
  number_invalid: warning('O número não pode ser lido e foi ignorado: {value}.', 'Escreva um número inteiro.'),
  delivery_days_invalid: warning(
    'O prazo de entrega não pode ser lido e foi ignorado: {value}.',
    'Indique o prazo em dias, por exemplo 3 ou 2-5.',
  ),
  field_repeated: warning(
    'O campo {field} aparece mais do que uma vez com valores diferentes; ficou o primeiro.',
    'Envie cada campo uma só vez.',
  ),
  text_cut: warning('O texto de {field} é demasiado longo e foi cortado.', 'Encurte o texto.'),
  text_cleaned: warning(
    'O texto de {field} tinha carateres de controlo, que foram retirados.',
    'Retire carateres invisíveis do texto.',
  ),
  fields_too_many: warning(
    'O artigo tem campos a mais; os últimos foram ignorados.',
    'Envie no máximo 1000 valores por artigo.',
  ),
  row_too_long: warning(
    'A linha tem mais colunas do que o cabeçalho; as últimas foram ignoradas.',
    'Confirme separadores e aspas nesta linha.',
  ),
  row_too_short: warning('A linha tem menos colunas do que o cabeçalho.', 'Confirme separadores e aspas nesta linha.'),
  item_malformed: error('O artigo não pode ser lido: {value}.', 'Corrija o JSON na linha e coluna indicadas.'),
  row_malformed: error('A linha não pode ser lida: {value}.', 'Confirme as aspas nesta linha.'),
  encoding_mismatch: warning(
    'A codificação declarada não é a do ficheiro: {value}.',
    'Declare a codificação certa ou grave em UTF-8.',
  ),
  characters_removed: warning(
    'Foram retirados carateres que não podem aparecer no texto (NUL, controlo ou de direção).',
    'Retire carateres invisíveis do ficheiro.',
  ),

  characters_damaged: warning(
    'O ficheiro contém carateres danificados (U+FFFD).',
    'Gere o feed de novo a partir dos dados originais, em UTF-8.',
  ),
  not_published: hint(
    'O artigo não está publicado na loja ({value}) e ficou de fora.',
    'Nada a fazer, se é o que quer; senão, publique o artigo.',
  ),
  voucher_ignored: hint('O voucher {value} do feed não foi usado.', 'Escreva-nos para registar os vouchers da loja.'),
  entity_repaired: hint(
    'O XML tem «&» sem escape ou entidades HTML, que foram corrigidos.',
    'Escreva &amp; no lugar de &.',
  ),
  field_misspelt: hint('O campo {field} foi lido como {value}.', 'Corrija o nome do campo.'),
  dialect_guessed: warning(
    'O formato não é conhecido; foi lido pelos nomes dos campos ({value}).',
    'Confirme uma amostra dos artigos, ou use um dos formatos conhecidos.',
  ),
  element_unknown: hint('O campo {field} não é conhecido e foi ignorado.', 'Confirme a grafia do nome do campo.'),
  brand_missing: hint('Falta a marca.', 'Preencha brand: ajuda a comparar.'),
  column_wanted: hint(
    'Nenhum artigo tem {value} ({field}).',
    'Acrescente ao feed a coluna ou o elemento: artigos com isso são mais vistos.',
  ),
  column_unread: hint(
    'O campo {field} não foi lido, mas parece dizer algo de que precisamos: {value}.',
    'Mude o nome do campo para o do formato, se é o que parece; senão, nada a fazer.',
  ),
  image_missing: hint('Falta a imagem.', 'Preencha image_link: artigos com imagem são mais vistos.'),
  category_unsure: hint(
    'A categoria não é certa ({value}); o artigo fica sem categoria. Sugestão: {limit}.',
    'Diga uma vez a que categoria pertencem estes artigos, ou preencha google_product_category.',
  ),
  size_implausible: hint(
    'A medida não é plausível para a categoria e foi ignorada ({field}: {value}).',
    'Confirme o número, a unidade e a categoria; escreva por exemplo 160 x 90 x 75 cm.',
  ),
  category_missing: hint('Falta a categoria.', 'Preencha product_type ou google_product_category.'),
  html_in_title: hint('O nome tinha marcação HTML, que foi retirada.', 'Envie o nome sem HTML.'),
} as const satisfies Record<string, ProblemRule>

/** What a feed lacks altogether, told once and by its name: the code of one item's lack, what that is in words, and the code that is told for all. */
export const ABSENT_FIELDS = [
  { code: 'id_missing', what: 'o identificador', told: 'column_missing' },
  { code: 'title_missing', what: 'o nome', told: 'column_missing' },
  { code: 'link_missing', what: 'a ligação para a página', told: 'column_missing' },
  { code: 'price_missing', what: 'o preço', told: 'column_missing' },
  { code: 'availability_missing', what: 'a disponibilidade', told: 'column_unsaid' },
  { code: 'image_missing', what: 'a imagem', told: 'column_wanted' },
] as const satisfies readonly { code: keyof typeof PROBLEM_CODES; what: string; told: keyof typeof PROBLEM_CODES }[]

export type ProblemCode = keyof typeof PROBLEM_CODES

/** What is wrong, without the value of one case: "O preço não pode ser lido." */
export function problemName(code: ProblemCode): string {
  return withoutValue(PROBLEM_CODES[code].message)
}

/** A code's message as the name of all its cases: 'Um campo não é conhecido e foi ignorado.' A code that a later version has dropped names itself. */
export function problemTitle(code: string): string {
  if (!Object.hasOwn(PROBLEM_CODES, code)) return code
  const named = PLACES.reduce(
    (text, [place, words]) => text.replace(place, words),
    PROBLEM_CODES[code as ProblemCode].message,
  )
  return withoutValue(named)
}

/** What stands for the values of one case. */
const PLACES = [
  ['{value} ({field})', 'um campo de que precisamos'],
  [' ({field}: {value})', ''],
  ['O campo {field}', 'Um campo'],
  ['O texto de {field}', 'Um texto'],
  ['foi lido como {value}', 'foi lido como outro'],
  [' Sugestão: {limit}.', ''],
  [/:? ?\{limit\}/, ''],
] as const

/** A problem in words that hold for all its cases, and what to do. */
export interface ProblemText {
  readonly code: string
  readonly name: string
  readonly action: string
}

/** All problems of a severity, in the table's order, but for those that speak of a field by its name. */
export function problemTexts(severity: Severity): readonly ProblemText[] {
  return (Object.keys(PROBLEM_CODES) as ProblemCode[])
    .filter((code) => PROBLEM_CODES[code].severity === severity && !PROBLEM_CODES[code].message.includes('{field}'))
    .map((code) => ({ code, name: problemName(code), action: PROBLEM_CODES[code].action }))
}

/** A code's message where many values stand for its one. */
export function withoutValue(message: string): string {
  return message.replaceAll('{value}{limit}', '{value}').replace(/:? ?\(?(?:mediana )?\{value\}\)?/g, '')
}

export interface ProblemRule {
  severity: Severity
  message: string
  action: string
}

function fatal(message: string, action: string) {
  return { severity: 'fatal' as const, message, action }
}
function error(message: string, action: string) {
  return { severity: 'error' as const, message, action }
}
function warning(message: string, action: string) {
  return { severity: 'warning' as const, message, action }
}
function hint(message: string, action: string) {
  return { severity: 'hint' as const, message, action }
}
