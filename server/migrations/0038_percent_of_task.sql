DROP INDEX "homework_handed_in";--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "percent" integer;--> statement-breakpoint
UPDATE "homework" SET "percent" = (
	SELECT round(100.0 * "correct_answers" / nullif("answer_count", 0)) FROM "exercise_progress"
	WHERE "homework_id" = "homework"."id" AND "deleted_at" IS NULL ORDER BY "completed_at" DESC, "id" DESC LIMIT 1
) WHERE "handed_in_at" IS NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION homework_handed_in() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	task integer := coalesce(new.homework_id, old.homework_id);
BEGIN
	UPDATE homework SET (handed_in_at, percent) = (
		SELECT completed_at, round(100.0 * correct_answers / nullif(answer_count, 0)) FROM exercise_progress
		WHERE homework_id = task AND deleted_at IS NULL ORDER BY completed_at DESC, id DESC LIMIT 1
	) WHERE id = task;
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER homework_handed_in ON "exercise_progress";--> statement-breakpoint
CREATE TRIGGER homework_handed_in AFTER INSERT OR DELETE OR UPDATE OF completed_at, deleted_at, correct_answers, answer_count ON "exercise_progress" FOR EACH ROW EXECUTE FUNCTION homework_handed_in();--> statement-breakpoint
CREATE INDEX "homework_handed_in" ON "homework" USING btree ("squad_id","handed_in_at","percent") WHERE removed_at is null;
