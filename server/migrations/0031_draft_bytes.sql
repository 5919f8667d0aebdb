ALTER TABLE "draft" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_draft" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "draft" SET "bytes" = octet_length("content"::text);--> statement-breakpoint
UPDATE "exercise_draft" SET "bytes" = octet_length("data"::text);
