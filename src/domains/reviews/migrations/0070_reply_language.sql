-- The language of the reply that is shown, and when a translation of it was last tried; null: not yet. Whatever changes the reply takes the second back.
-- Replies that are there count as Portuguese, which shops here write: they stay as they are.
alter table reviews.review
  add column reply_language text not null default 'pt' check (reply_language ~ '^[a-z]{2}$'),
  add column reply_translation_tried_at timestamptz;
create index reply_to_translate on reviews.review (id) where state = 'published' and reply_language <> 'pt' and translated_reply is null and reply is not null;
