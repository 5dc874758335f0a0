-- Who changed what on the admin's side, with what was there before (ADR 0103): one row a change, written in its transaction.
create schema audit;

create table audit.change (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- null: a program. Not erased with the person: who answered for a change stays known by a number, and by nothing else.
  by_person bigint,
  -- 'variant.override', and which of them
  kind text not null check (kind ~ '^[a-z]+(\.[a-z]+(-[a-z]+)*)+$' and length(kind) <= 60),
  thing_id text not null check (length(thing_id) <= 200),
  action text not null check (length(action) <= 60),
  before jsonb,
  after jsonb,
  reason text check (length(reason) <= 500),
  -- of the request that made it, as the log has it
  request_id text check (length(request_id) <= 60),
  -- the change that this one takes back: each is taken back once
  undoes bigint unique references audit.change
);
create index change_thing on audit.change (kind, thing_id, id);
create index change_person on audit.change (by_person, id);
create index change_at on audit.change (at);

-- Only added to, whatever asks for more; what is older than three years may go.
create function audit.refuse_rewriting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
    return old;
  end if;
  raise exception 'the audit log is only added to';
end $$;
create trigger change_stays before update or delete on audit.change
  for each row execute function audit.refuse_rewriting();
