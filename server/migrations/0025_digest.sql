CREATE TABLE "digest" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"frequency" text NOT NULL,
	"origin" text NOT NULL,
	"confirm_token" text NOT NULL,
	"leave_token" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked" integer NOT NULL,
	"confirmed_at" timestamp with time zone,
	"looked_at" timestamp with time zone,
	CONSTRAINT "digest_confirmToken_unique" UNIQUE("confirm_token"),
	CONSTRAINT "digest_leaveToken_unique" UNIQUE("leave_token")
);
--> statement-breakpoint
ALTER TABLE "digest" ADD CONSTRAINT "digest_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;