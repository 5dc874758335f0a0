/** What shops answer; lines as in lines.ts, of which the first words greet. */
export const thanks = `
all: [obrigado|muito obrigado] pela [avaliação|confiança|preferência]{nome}. [Ficamos contentes por saber que gostou|É bom saber que está tudo bem|Boas compras].
all: [agradecemos as suas palavras|que bom ler isto]{nome}. [A equipa agradece|Vamos mostrar a quem tratou da encomenda|Esperamos que volte].
all: {ola} [obrigado por ter tirado um minuto para escrever|obrigado pelo seu comentário]. [Se precisar de alguma coisa, já sabe onde estamos|Até à próxima].
all: {ola} [ficamos felizes com a sua opinião|é para isto que trabalhamos]. [Obrigado|Um abraço da equipa].
`
export const sorry = {
  delivery: `
all: {ola} [lamentamos o atraso|pedimos desculpa pela demora]. [Tivemos problemas com a transportadora em {mes} e já mudámos de parceiro nessa zona|O armazém esteve em inventário e devíamos ter avisado]. [Se ainda faltar alguma coisa, responda ao e-mail da encomenda|Gostávamos de compensar: fale connosco].
all: {ola} [não foi a entrega que queríamos|a entrega não correu como devia]. [Já falámos com a transportadora|Registámos o que nos conta], [obrigado por nos dizer|para que não se repita].
`,
  packaging: `
all: {ola} [lamentamos que tenha chegado assim|não devia ter chegado nesse estado]. [Envie-nos por favor duas fotografias para o e-mail da encomenda e tratamos da troca|Trocamos a peça sem custos: basta responder ao e-mail da encomenda].
all: {ola} [pedimos desculpa pelo estado da embalagem|obrigado por avisar]. [Já pedimos ao armazém mais proteção nos cantos|Reforçámos a embalagem deste artigo].
`,
  assembly: `
all: {ola} [lamentamos as dificuldades na montagem|a montagem não devia dar tanto trabalho]. [Se faltar alguma peça, enviamo-la em dois ou três dias|Podemos mandar-lhe as instruções em vídeo]: [basta ligar-nos|escreva-nos com o número da encomenda].
`,
  other: `
all: {ola} [lamentamos que não tenha gostado|temos pena de não ter correspondido]. [Passámos o seu comentário ao fornecedor|Vamos rever este artigo com o fabricante]. [Tem trinta dias para devolver, se preferir|Se quiser, ajudamos a encontrar outra solução].
all: {ola} [obrigado pela franqueza|obrigado pelo reparo]. [Vamos ver o que se passou|Gostávamos de perceber melhor o que aconteceu]: [pode responder ao e-mail da encomenda|ligue-nos, por favor, entre as 9h e as 18h].
all: {ola} [isso não é o que costumamos ouvir deste artigo|não é normal], [por isso pode ser defeito da peça|e queremos verificar]. [A garantia cobre: escreva-nos|Escreva-nos e resolvemos].
`,
} as const
