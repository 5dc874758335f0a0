-- An answer is signed as it was when it was published: another name waits with the other words.
alter table questions.answer add column shown_nickname text check (length(shown_nickname) between 1 and 60);
update questions.answer set shown_nickname = nickname where shown_body is not null;
