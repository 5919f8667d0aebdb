ALTER TABLE "blog_image" ADD COLUMN "thumbnail_id" integer;--> statement-breakpoint
ALTER TABLE "blog_image" ADD COLUMN "whole_id" integer;--> statement-breakpoint
ALTER TABLE "blog_image" ADD COLUMN "crop" jsonb;--> statement-breakpoint
ALTER TABLE "blog_image" ADD COLUMN "is_only_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_image" ADD CONSTRAINT "blog_image_thumbnail_id_blog_image_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."blog_image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_image" ADD CONSTRAINT "blog_image_whole_id_blog_image_id_fk" FOREIGN KEY ("whole_id") REFERENCES "public"."blog_image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_image_thumbnail_id" ON "blog_image" USING btree ("thumbnail_id");--> statement-breakpoint
CREATE INDEX "blog_image_whole_id" ON "blog_image" USING btree ("whole_id");