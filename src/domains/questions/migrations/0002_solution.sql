-- A question and its answers referred to one another: an export has no order for such tables. Ids are never given twice, so that
-- a solution which is gone is none.
alter table questions.question drop constraint question_resolved_by_fkey;
