ALTER TABLE "homework" ADD COLUMN "hand_in_state" text;--> statement-breakpoint
CREATE FUNCTION keep_hand_in(task integer) RETURNS void LANGUAGE sql AS $$
	UPDATE homework SET (handed_in_at, percent, hand_in_state) = (
		SELECT completed_at, round(100.0 * correct_answers / nullif(answer_count, 0)), CASE
			WHEN answer_text.id IS NULL THEN CASE WHEN answer_count IS NULL THEN 'waiting' END
			WHEN ready_at IS NOT NULL THEN 'returned'
			WHEN marking <> 'queued' THEN 'waiting'
		END
		FROM exercise_progress LEFT JOIN answer_text ON answer_text.exercise_progress_id = exercise_progress.id
		WHERE homework_id = task AND deleted_at IS NULL ORDER BY completed_at DESC, exercise_progress.id DESC LIMIT 1
	) WHERE id = task
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION homework_handed_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_hand_in(coalesce(new.homework_id, old.homework_id));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION homework_text_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_hand_in(homework_id) FROM exercise_progress
	WHERE id = coalesce(new.exercise_progress_id, old.exercise_progress_id);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER homework_text_changed AFTER INSERT OR DELETE OR UPDATE OF marking, ready_at ON "answer_text" FOR EACH ROW EXECUTE FUNCTION homework_text_changed();--> statement-breakpoint
UPDATE "homework" SET "hand_in_state" = kept.state FROM (
	SELECT DISTINCT ON (homework_id) homework_id, CASE
		WHEN answer_text.id IS NULL THEN CASE WHEN answer_count IS NULL THEN 'waiting' END
		WHEN ready_at IS NOT NULL THEN 'returned'
		WHEN marking <> 'queued' THEN 'waiting'
	END AS state
	FROM exercise_progress LEFT JOIN answer_text ON answer_text.exercise_progress_id = exercise_progress.id
	WHERE deleted_at IS NULL ORDER BY homework_id, completed_at DESC, exercise_progress.id DESC
) kept WHERE kept.homework_id = "homework"."id" AND kept.state IS NOT NULL;
