-- 'Pesquisas de tendências' of the empty search overlay (S-01), by the categories' slugs in their order. The catalogue is code (ADR 0002):
-- one that it does not know any more is left out.
create table content.promoted_category (
  ident text primary key check (ident ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(ident) <= 80),
  position integer not null check (position >= 0),
  shown_from timestamptz,
  shown_until timestamptz,
  check (shown_from < shown_until)
);

-- Until clicks are counted, those that the menu leads with.
insert into content.promoted_category (position, ident) values
  (0, 'sofas'),
  (1, 'sofas-cama'),
  (2, 'camas'),
  (3, 'colchoes'),
  (4, 'mesas-de-jantar'),
  (5, 'cadeiras-de-jantar'),
  (6, 'tapetes'),
  (7, 'roupeiros'),
  (8, 'candeeiros-suspensos'),
  (9, 'conjuntos-de-jardim');
