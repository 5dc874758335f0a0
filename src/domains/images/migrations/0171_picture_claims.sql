alter table images.source
  -- how often it was begun since it last came to an end: one that ends its process every time must not be tried for ever
  add column claims smallint not null default 0;
-- By the database's clock: dirty marks are kept for an hour.
alter table images.intake add column read_at timestamptz not null default now();
