CREATE TABLE "user_setting" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"theme_color" text DEFAULT 'gran' NOT NULL,
	"theme_pattern" text DEFAULT 'ingen' NOT NULL,
	"theme_event" text DEFAULT 'ingen' NOT NULL,
	"color_scheme" text DEFAULT 'auto' NOT NULL,
	"show_only_last_try" boolean DEFAULT false NOT NULL,
	"show_all_students_results" boolean DEFAULT false NOT NULL,
	"show_achievements" boolean DEFAULT true NOT NULL,
	"show_unpublished" boolean DEFAULT false NOT NULL,
	"disabled_exercise_memcache" boolean DEFAULT false NOT NULL,
	"allow_one_drive" boolean DEFAULT false NOT NULL,
	"allow_google_drive" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_setting" ADD CONSTRAINT "user_setting_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;