-- When a translation of the body was last tried; null: not yet. Whatever changes the words takes it back.
alter table reviews.review add column translation_tried_at timestamptz;
create index review_to_translate on reviews.review (id) where state = 'published' and language <> 'pt' and translated_body is null and body is not null;
