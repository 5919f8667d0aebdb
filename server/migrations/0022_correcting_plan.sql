CREATE TABLE "correcting_plan" (
	"squad_id" integer NOT NULL,
	"exercise_id" integer NOT NULL,
	"wanted" boolean NOT NULL,
	"deadline" timestamp with time zone,
	CONSTRAINT "correcting_plan_squad_id_exercise_id_pk" PRIMARY KEY("squad_id","exercise_id")
);
--> statement-breakpoint
ALTER TABLE "correcting_plan" ADD CONSTRAINT "correcting_plan_squad_id_squad_id_fk" FOREIGN KEY ("squad_id") REFERENCES "public"."squad"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correcting_plan" ADD CONSTRAINT "correcting_plan_exercise_id_exercise_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercise"("id") ON DELETE cascade ON UPDATE no action;