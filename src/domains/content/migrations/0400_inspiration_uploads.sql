-- What was sent to the back office as a shop's inspirations: looked at whole, then brought or forgotten. Its pictures are in the image store.
create table content.inspiration_upload (
  id integer generated always as identity primary key,
  eshop_id integer not null,
  file_name text not null check (length(file_name) between 1 and 200),
  -- The file as it was sent: it is read again whenever its report is shown, against the offers of that moment.
  text text not null check (octet_length(text) <= 4194304),
  -- { "sala.jpg": { picture, width, height } | { wrong } }
  pictures jsonb not null check (jsonb_typeof(pictures) = 'object'),
  sent_at timestamptz not null,
  -- [{ id, version, before }] of each inspiration that was taken in; null: not brought yet.
  brought jsonb check (jsonb_typeof(brought) = 'array'),
  brought_at timestamptz,
  check ((brought is null) = (brought_at is null))
);
create index inspiration_upload_sent_at on content.inspiration_upload (sent_at);
