CREATE TABLE "blog_old_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" integer,
	"category_id" integer
);
--> statement-breakpoint
CREATE TABLE "visitor_try" (
	"sender" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_request" ADD COLUMN "is_price_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_old_slug" ADD CONSTRAINT "blog_old_slug_post_id_blog_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_old_slug" ADD CONSTRAINT "blog_old_slug_category_id_blog_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_old_slug_post_id" ON "blog_old_slug" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "blog_old_slug_category_id" ON "blog_old_slug" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "visitor_try_since" ON "visitor_try" USING btree ("since");