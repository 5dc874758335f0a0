-- Two places before the others in the queue of pictures: what a page that was made shows (1), and what the first screens of the
-- categories show (2). What stood at 2 to 6 stands one further behind; checks stay at 8.
update images.source
set priority = priority + 1, queue = case when queue between 2 and 6 then queue + 1 else queue end
where priority between 2 and 6;
