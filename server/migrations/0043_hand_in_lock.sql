-- The task is held before its attempts are read: a statement that waits for another one at the same task goes on with what it
-- had read before it waited, and so kept a state without the other one's attempt.
CREATE OR REPLACE FUNCTION keep_hand_in(task integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM homework WHERE id = task FOR NO KEY UPDATE;
	UPDATE homework SET (handed_in_at, percent, hand_in_state) = (
		SELECT completed_at, round(100.0 * correct_answers / nullif(answer_count, 0)), CASE
			WHEN answer_text.id IS NULL THEN CASE WHEN answer_count IS NULL THEN 'waiting' END
			WHEN ready_at IS NOT NULL THEN 'returned'
			WHEN marking <> 'queued' THEN 'waiting'
		END
		FROM exercise_progress LEFT JOIN answer_text ON answer_text.exercise_progress_id = exercise_progress.id
		WHERE homework_id = task AND deleted_at IS NULL ORDER BY completed_at DESC, exercise_progress.id DESC LIMIT 1
	) WHERE id = task;
END
$$;
