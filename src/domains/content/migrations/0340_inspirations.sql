-- Inspirations (R-13, E-05): pictures of rooms in which pieces are marked (ADR 0106). What is saved of a published one is seen at once.
create table content.inspiration (
  id integer generated always as identity primary key,
  -- Of those that a shop brings, `shop/ident` of its file; a later file says the same one again. null: made in the back office.
  ident text unique check (length(ident) <= 120),
  -- Counted up with every save: who saves says which one was read.
  version integer not null default 1 check (version >= 1),
  state text not null default 'draft' check (state in ('draft', 'published')),
  name text not null check (length(name) between 1 and 100),
  description text not null check (length(description) <= 600),
  is_stl boolean not null default true,
  -- Slugs of the catalogue's vocabularies.
  room text not null,
  style text not null,
  -- The shop whose room it is; null: the editors'.
  eshop_id integer,
  -- [{ picture, width, height, hotspots: [{ x, y, variantId, productId }] }]; the code checks them (inspiration.ts). Places are thousandths.
  images jsonb not null check (jsonb_typeof(images) = 'array'),
  published_at timestamptz,
  saved_at timestamptz not null,
  check ((state = 'draft') or (published_at is not null))
);

-- Counted up by what changes for visitors, as content.revision is for the other kinds.
create table content.inspiration_revision (
  only_row boolean primary key default true check (only_row),
  n bigint not null
);
