ALTER TABLE "squad" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "squad" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "squad" ADD COLUMN "changed_by" integer;