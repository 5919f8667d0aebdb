ALTER TABLE "engine_result" ADD COLUMN "drawings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engine_result" ADD COLUMN "hints" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "squad" ADD COLUMN "hints" jsonb DEFAULT '[]'::jsonb NOT NULL;