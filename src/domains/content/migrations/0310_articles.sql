-- Articles (R-14, B-09). What an editor saves is a version; visitors see the one that was published (ADR 0105).
create table content.article (
  id integer generated always as identity primary key,
  -- Counted up with every save: who saves says which one was read.
  version integer not null default 1 check (version >= 1),
  -- draft: never published. published: from published_at on, which may lie ahead. withdrawn: shown to nobody.
  state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
  -- The version that visitors see.
  published_version integer check (published_version <= version),
  published_at timestamptz,
  -- When the version that visitors see replaced another one.
  updated_at timestamptz,
  saved_at timestamptz not null,
  check ((state = 'draft') = (published_version is null)),
  check ((published_version is null) = (published_at is null))
);

-- What each version says; articles/article.ts checks it.
create table content.article_version (
  article_id integer not null references content.article on delete cascade,
  version integer not null check (version >= 1),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  saved_at timestamptz not null,
  -- Saved by the editor's screen itself: the next one takes its place.
  is_autosave boolean not null default false,
  primary key (article_id, version)
);

-- Every slug that an article has been published under: the older ones lead to the present one.
create table content.article_slug (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 100),
  article_id integer not null references content.article on delete cascade
);
create index article_slug_article on content.article_slug (article_id);

-- Counted up by what changes for visitors, as content.revision is for the other kinds.
create table content.article_revision (
  only_row boolean primary key default true check (only_row),
  n bigint not null
);
