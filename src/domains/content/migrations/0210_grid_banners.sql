-- Banners that stand among the cards of listings (L-16): what they say, at which place of the grid, where they lead.
create table content.grid_banner (
  ident text primary key check (ident ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(ident) <= 40),
  position integer not null check (position >= 0),
  -- The category in whose listing it stands, by the slug of its address; null: in every category's.
  category text check (length(category) <= 100),
  -- Counted from 1 among the first page's cards.
  place integer not null check (place between 1 and 48),
  title text not null check (length(title) between 1 and 80),
  text text not null check (length(text) between 1 and 200),
  link text not null check (length(link) <= 2000),
  label text not null check (length(label) between 1 and 60),
  shown_from timestamptz,
  shown_until timestamptz,
  check (shown_from < shown_until)
);
