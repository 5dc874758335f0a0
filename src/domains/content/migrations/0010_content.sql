-- What editors put on the site and change without a release. A row is shown from shown_from (included) to shown_until (excluded); null: no end.
create schema content;

-- One row at most; none: nobody has set content yet. Counted up with every change, so that a process sees with one small read whether its copy is
-- the present one. No migration writes rows here: an export is imported into an empty database.
create table content.revision (
  only_row boolean primary key default true check (only_row),
  n bigint not null
);

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
