-- Mails on their way (ADR 0076): one row a mail, written in the transaction that makes it due.
create schema mail;

create table mail.message (
  id bigint generated always as identity primary key,
  -- what the sender says must go once: of several with one key the first stays
  key text unique,
  mail text not null,
  kind text not null check (kind in ('service', 'subscription')),
  recipient text not null,
  -- what the template is given; gone once the mail is sent, for it may hold links that open an account
  data jsonb,
  -- the left side of its Message-ID, the same at every try
  message_uuid uuid not null unique default gen_random_uuid(),
  -- handed: the conversation's last line may be out, and no answer is known yet
  state text not null default 'queued' check (state in ('queued', 'sending', 'handed', 'sent', 'kept', 'refused', 'failed')),
  attempts smallint not null default 0,
  -- the try that has it, so that one that was thought dead does not send beside another
  conversation uuid,
  -- what the server said when it took the mail, or why it is not sent
  answer text,
  -- as it was rendered; kept outside production only (/dev/mail)
  subject text,
  html text,
  plain text,
  queued_at timestamptz not null default now(),
  ended_at timestamptz
);
create index message_waiting on mail.message (id) where state in ('queued', 'sending', 'handed', 'failed');
create index message_recipient on mail.message (lower(recipient));
create index message_ended on mail.message (ended_at) where ended_at is not null;

-- Addresses that nothing is sent to any more.
create table mail.suppressed (
  -- in lower case
  address text primary key,
  reason text not null check (reason in ('bounce', 'complaint')),
  detail text not null,
  since timestamptz not null
);
