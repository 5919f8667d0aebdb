CREATE TABLE "last_seen" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "last_seen" ADD CONSTRAINT "last_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- what is known of earlier days: who logged in or handed in was there
INSERT INTO "last_seen" ("user_id", "seen_at")
SELECT person, max(at) FROM (
	SELECT "user_id" AS person, "started_at" AS at FROM "session" WHERE "user_id" IS NOT NULL
	UNION ALL
	SELECT attempt."handed_in_by", attempt."completed_at" FROM "exercise_progress" attempt
) known GROUP BY person;
