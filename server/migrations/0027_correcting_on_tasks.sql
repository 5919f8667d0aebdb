ALTER TABLE "correcting_plan" ADD COLUMN "decided_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "correcting_wanted" boolean;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "correcting_deadline" timestamp with time zone;