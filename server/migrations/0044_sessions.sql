-- a session without a person only held what was asked of UNI-Login, which now lies in the browser
DELETE FROM "session" WHERE "user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "data";