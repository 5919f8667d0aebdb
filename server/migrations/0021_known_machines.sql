CREATE TABLE "login_address" (
	"address" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_failure" DROP CONSTRAINT "login_failure_pkey";--> statement-breakpoint
ALTER TABLE "login_failure" ADD COLUMN "machine" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failure" ADD CONSTRAINT "login_failure_username_machine_pk" PRIMARY KEY("username","machine");--> statement-breakpoint
ALTER TABLE "login_failure" ADD COLUMN "last_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "login_address_since" ON "login_address" USING btree ("since");--> statement-breakpoint
CREATE INDEX "login_failure_last" ON "login_failure" USING btree ("last_at");