-- Keys with which documents are signed (ADR 0130): their public halves, by which anybody can check a signature after the key has been changed.
create table billing.signing_key (
  -- whole numbers in a row, as the tax authority counts a program's keys (Despacho 8632/2014, 2.1.3)
  version integer primary key check (version > 0),
  -- PEM (SPKI)
  public_key text not null unique check (length(public_key) <= 1000),
  used_from timestamptz not null
);

-- A document's signature over what it says and the signature before it in its series. A document without a row was written without a key.
create table billing.document_signature (
  document_id bigint primary key references billing.document,
  -- when the program kept it, by the clock of Portugal, as it was signed
  entered_at text not null check (entered_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$'),
  -- RSA of 1024 bits as base64
  characters text not null check (characters ~ '^[A-Za-z0-9+/]{171}=$'),
  key_version integer not null references billing.signing_key,
  -- under which the tax authority has certified the program; 0: it has not
  certificate integer not null check (certificate >= 0)
);

do $$
declare
  grown text;
begin
  foreach grown in array array['signing_key', 'document_signature'] loop
    execute format('create trigger %I before update or delete or truncate on billing.%I for each statement execute function billing.refuse_rewriting()',
      grown || '_stays', grown);
    execute format('revoke update, delete, truncate on billing.%I from public', grown);
    execute format('revoke update, delete, truncate on billing.%I from %I', grown,
      (select pg_get_userbyid(relowner) from pg_class where oid = ('billing.' || grown)::regclass));
  end loop;
end $$;
-- A reference to a key locks its row, in its owner's name, which asks for a right to update; the trigger refuses whatever would use it.
do $$
begin
  execute format('grant update (version) on billing.signing_key to %I', (select pg_get_userbyid(relowner) from pg_class where oid = 'billing.signing_key'::regclass));
end $$;
