import type { ReactNode } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { BestMark } from '../../ui/BestMark.tsx'
import { Button, IconButton, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx'
import { Price } from '../../ui/Price.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'

interface Sample {
  /** Names its reference picture (journeys/ui). */
  readonly part: string
  readonly name: string
  readonly states: ReactNode
}

const ORDERS = [
  { value: 'relevancia', label: 'Relevância' },
  { value: 'preco', label: 'Preço mais baixo' },
]

/** What needs no script. */
export const stillSamples: readonly Sample[] = [
  {
    part: 'button',
    name: 'Button, LinkButton, IconButton',
    states: (
      <>
        <Button tone="primary">Ir para a loja</Button>
        <Button>Detalhes</Button>
        <Button tone="plain">Limpar tudo</Button>
        <Button tone="primary" busy>
          A enviar
        </Button>
        <Button disabled>Esgotado</Button>
        <Button tone="primary" disabled>
          Esgotado
        </Button>
        <Button size="small">Aplicar</Button>
        <Button size="small" tone="primary">
          Aplicar
        </Button>
        <LinkButton href="?">Ver as 7 combinações</LinkButton>
        <LinkButton href="?" tone="primary">
          Ver as 12 ofertas
        </LinkButton>
        <IconButton label="Procurar">
          <SearchIcon />
        </IconButton>
        <IconButton label="Fechar" disabled>
          <CloseIcon />
        </IconButton>
      </>
    ),
  },
  {
    part: 'field',
    name: 'Field, TextArea',
    states: (
      <>
        <Field id="dev-nome" label="Nome da loja" placeholder="Casa do Cais" />
        <Field id="dev-site" label="Endereço" hint="Por exemplo www.asualoja.pt" defaultValue="casadocais.pt" />
        <Field
          id="dev-mail"
          label="E-mail"
          defaultValue="ana@"
          error="Verifique o e-mail, por exemplo ana@exemplo.pt."
        />
        <Field id="dev-fixo" label="Não se muda" defaultValue="1000-100" disabled />
        <TextArea id="dev-texto" label="O que quer dizer" hint="Até 500 letras." rows={3} />
      </>
    ),
  },
  {
    part: 'select',
    name: 'Select',
    states: (
      <>
        <Select label="Ordenar por" options={ORDERS} defaultValue="preco" />
        <Select label="Ordenar por" options={ORDERS} disabled />
      </>
    ),
  },
  {
    part: 'tag',
    name: 'Tag',
    states: (
      <>
        <Tag>Novo</Tag>
        <Tag tone="info">Oferta limitada</Tag>
        <Tag tone="good">Em stock</Tag>
        <Tag tone="care">Últimas peças</Tag>
        <Tag tone="wrong">Fora de stock</Tag>
        <Tag tone="drop">-12 %</Tag>
        <Tag round>99</Tag>
        <Tag round tone="info">
          Entrega: Madeira
        </Tag>
      </>
    ),
  },
  {
    part: 'price',
    name: 'Price',
    states: (
      <>
        <Price price="649,90 €" />
        <Price price="559,90 €" before="649,90 €" />
        <Price price="649,90 €" note="sem entrega" />
        <Price price="679,80 €" size="large" note="entregue" />
        <Price price="559,90 €" before="649,90 €" size="large" />
        <Price price="89,00 €" size="small" />
      </>
    ),
  },
  {
    part: 'marks',
    name: 'Badge, BestMark',
    states: (
      <>
        <span className="dev-picture">
          <Badge isDrop>-12 %</Badge>
          <Badge>Recondicionado</Badge>
        </span>
        <span className="dev-picture">
          <Badge>Usado</Badge>
        </span>
        <span>
          Casa do Cais
          <BestMark>Melhor total</BestMark>
        </span>
      </>
    ),
  },
  {
    part: 'rating',
    name: 'Rating',
    states: (
      <>
        {[0, 1.24, 2.5, 3.74, 4.26, 5].map((value) => (
          <Rating key={value} value={value} count={Math.round(value * 30)} />
        ))}
        <Rating value={4.8} size={24} />
      </>
    ),
  },
  {
    part: 'skeleton',
    name: 'Skeleton',
    states: (
      <>
        <Skeleton />
        <Skeleton shape="card" count={2} />
      </>
    ),
  },
  {
    part: 'empty',
    name: 'EmptyState',
    states: (
      <EmptyState
        title="Nenhum sofá assim"
        actions={
          <>
            <LinkButton href="?" tone="primary">
              Tirar a cor verde
            </LinkButton>
            <LinkButton href="?">Limpar tudo</LinkButton>
          </>
        }
      >
        <p>Sem a cor há 41 produtos.</p>
      </EmptyState>
    ),
  },
  {
    part: 'error',
    name: 'ErrorState',
    states: <ErrorState onRetry={() => undefined} href="?" />,
  },
  {
    part: 'tooltip',
    name: 'Tooltip',
    states: (
      <Tooltip id="dev-tooltip" label="O que é o total entregue">
        O preço da loja com a entrega em sua casa, já com o voucher.
      </Tooltip>
    ),
  },
]
