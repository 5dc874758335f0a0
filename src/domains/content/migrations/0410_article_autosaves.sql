-- What an editor's screen has saved by itself and the audit log has not been told yet: one row for as long as one person goes on (ADR 0105).
create table content.article_autosave (
  article_id integer primary key references content.article on delete cascade,
  -- null: a program.
  by_person bigint,
  -- The article before the first of them, as the log has it.
  before jsonb not null,
  last_at timestamptz not null
);
create index article_autosave_last_at on content.article_autosave (last_at);
