-- What editors put on the site and change without a release. A row is shown from shown_from (included) to shown_until (excluded); null: no end.
create schema content;

-- One row. Counted up with every change, so that a process sees with one small read whether its copy is the present one.
create table content.revision (
  only_row boolean primary key default true check (only_row),
  n bigint not null
);
insert into content.revision (n) values (0);

-- Banner strips above the header (H-07). The ident stands in the cookie banner-strip-seen, whose separator it must not hold.
create table content.banner_strip (
  ident text primary key check (ident ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(ident) <= 40),
  position integer not null check (position >= 0),
  text text not null check (length(text) between 1 and 200),
  link text not null check (length(link) <= 2000),
  label text not null check (length(label) between 1 and 60),
  shown_from timestamptz,
  shown_until timestamptz,
  check (shown_from < shown_until)
);

-- Blocks of the home page in their order. What a kind is set with is checked by the code (kinds/home-blocks.ts).
create table content.home_block (
  ident text primary key check (ident ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(ident) <= 40),
  position integer not null check (position >= 0),
  kind text not null,
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  shown_from timestamptz,
  shown_until timestamptz,
  check (shown_from < shown_until)
);

-- The home page of an installation that nobody has edited yet.
insert into content.home_block (position, ident, kind, settings) values
  (0, 'procura', 'search', '{"title": "Móveis de muitas lojas, com o preço à sua porta"}'),
  (1, 'sala-em-destaque', 'leading-room', '{"room": "sala"}'),
  (2, 'divisoes', 'rooms', '{"title": "Divisões da casa"}'),
  (3, 'departamentos', 'departments', '{"title": "Por onde quer começar?"}'),
  (4, 'descidas', 'price-drops', '{"title": "Desceram de preço", "count": 8}'),
  (5, 'vistos', 'recently-viewed', '{"title": "Continuar onde parou"}'),
  (6, 'novidades', 'newest', '{"title": "Acabados de chegar", "count": 8}'),
  (7, 'honestidade', 'honesty', '{"title": "Como somos honestos"}'),
  (8, 'vouchers', 'voucher-shops', '{"title": "Lojas com voucher", "count": 8}'),
  (9, 'lojas', 'shops', '{"title": "Lojas"}'),
  (10, 'artigos', 'articles', '{"title": "Para ler", "count": 4}'),
  (11, 'inspiracoes', 'inspirations', '{"title": "Inspirações", "count": 4}');
