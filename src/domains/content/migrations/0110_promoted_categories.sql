-- 'Pesquisas de tendências' of the empty search overlay (S-01), by the categories' slugs in their order. The catalogue is code (ADR 0002):
-- one that it does not know any more is left out.
create table content.promoted_category (
  ident text primary key check (ident ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(ident) <= 80),
  position integer not null check (position >= 0),
  shown_from timestamptz,
  shown_until timestamptz,
  check (shown_from < shown_until)
);
