ALTER TABLE "users" ADD COLUMN "first_password_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "must_choose_password" boolean DEFAULT false NOT NULL;