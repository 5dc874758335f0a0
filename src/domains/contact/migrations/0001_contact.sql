-- What people write to us by the contact forms. Detachable: a person is kept by the id only.
create schema contact;

create table contact.message (
  id bigint generated always as identity primary key,
  -- Names the form that was opened: sent twice, it is one message.
  form_key bytea not null unique check (length(form_key) = 16),
  -- Whose form: the marketplace's, or that of the site for shops.
  place text not null check (place in ('site', 'shops')),
  name text not null check (name <> '' and length(name) <= 100),
  email text not null check (length(email) <= 254),
  subject text not null check (subject <> '' and length(subject) <= 150),
  body text not null check (body <> '' and length(body) <= 5000),
  -- Who was signed in.
  person_id bigint,
  -- Why a person looks at it before it is mailed; null: it was mailed at once.
  held_because text check (held_because in ('filled_trap', 'too_fast', 'many_links')),
  created_at timestamptz not null
);
create index message_person on contact.message (person_id) where person_id is not null;
create index message_email on contact.message (lower(email));
