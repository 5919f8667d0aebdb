CREATE TABLE "spelling_word" (
	"exercise_progress_id" integer NOT NULL,
	"item" integer NOT NULL,
	"correct_word" text NOT NULL,
	"answer_word" text NOT NULL,
	"possible" text[] NOT NULL,
	"errors" text[] NOT NULL,
	CONSTRAINT "spelling_word_exercise_progress_id_item_pk" PRIMARY KEY("exercise_progress_id","item")
);
--> statement-breakpoint
CREATE TABLE "test_reading" (
	"work_id" integer NOT NULL,
	"item" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "test_reading_work_id_item_pk" PRIMARY KEY("work_id","item")
);
--> statement-breakpoint
CREATE TABLE "test_step" (
	"work_id" integer NOT NULL,
	"step" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "test_step_work_id_step_pk" PRIMARY KEY("work_id","step")
);
--> statement-breakpoint
CREATE TABLE "test_step_result" (
	"exercise_progress_id" integer NOT NULL,
	"step" integer NOT NULL,
	"title" text NOT NULL,
	"correct_answers" integer NOT NULL,
	"answer_count" integer NOT NULL,
	"total_words" integer,
	"words_min" integer,
	"seconds" integer,
	CONSTRAINT "test_step_result_exercise_progress_id_step_pk" PRIMARY KEY("exercise_progress_id","step")
);
--> statement-breakpoint
ALTER TABLE "exercise_edition" ADD COLUMN "steps" jsonb;--> statement-breakpoint
ALTER TABLE "exercise_progress" ADD COLUMN "grade" integer;--> statement-breakpoint
ALTER TABLE "spelling_word" ADD CONSTRAINT "spelling_word_exercise_progress_id_exercise_progress_id_fk" FOREIGN KEY ("exercise_progress_id") REFERENCES "public"."exercise_progress"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_reading" ADD CONSTRAINT "test_reading_work_id_item_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."item_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_step" ADD CONSTRAINT "test_step_work_id_item_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."item_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_step_result" ADD CONSTRAINT "test_step_result_exercise_progress_id_exercise_progress_id_fk" FOREIGN KEY ("exercise_progress_id") REFERENCES "public"."exercise_progress"("id") ON DELETE cascade ON UPDATE no action;