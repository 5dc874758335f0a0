-- Addresses of the site that lead elsewhere: an old campaign, a page that has moved. The ident is for people.
create table content.redirect (
  ident text primary key check (ident ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(ident) <= 40),
  position integer not null check (position >= 0),
  from_path text not null unique check (from_path ~ '^/[^?#]+$' and length(from_path) <= 300),
  link text not null check (length(link) <= 2000),
  shown_from timestamptz,
  shown_until timestamptz,
  check (shown_from < shown_until)
);
