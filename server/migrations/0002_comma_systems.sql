ALTER TABLE "answer_text" ADD COLUMN "startkomma_by" text DEFAULT 'squad' NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "own_startkomma" text;