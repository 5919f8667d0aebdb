ALTER TABLE "homework" ADD COLUMN "handed_in_at" timestamp with time zone;--> statement-breakpoint
UPDATE "homework" SET "handed_in_at" = (
	SELECT max("completed_at") FROM "exercise_progress" WHERE "homework_id" = "homework"."id" AND "deleted_at" IS NULL
);--> statement-breakpoint
CREATE FUNCTION homework_handed_in() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	task integer := coalesce(new.homework_id, old.homework_id);
BEGIN
	UPDATE homework SET handed_in_at = (
		SELECT max(completed_at) FROM exercise_progress WHERE homework_id = task AND deleted_at IS NULL
	) WHERE id = task;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER homework_handed_in AFTER INSERT OR DELETE OR UPDATE OF completed_at, deleted_at ON "exercise_progress" FOR EACH ROW EXECUTE FUNCTION homework_handed_in();--> statement-breakpoint
CREATE INDEX "homework_open" ON "homework" USING btree ("squad_id") WHERE removed_at is null and (handed_in_at is null or handed_in_at <= reset_at);--> statement-breakpoint
CREATE INDEX "homework_deadline" ON "homework" USING btree ("squad_id","deadline") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "homework_handed_in" ON "homework" USING btree ("squad_id","handed_in_at") WHERE removed_at is null;