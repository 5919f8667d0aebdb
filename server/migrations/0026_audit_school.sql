ALTER TABLE "audit_log" ADD COLUMN "institution_id" integer;--> statement-breakpoint
UPDATE "audit_log" SET "institution_id" = "users"."institution_id" FROM "users" WHERE "users"."id" = coalesce("audit_log"."user_id", "audit_log"."subject_user_id");--> statement-breakpoint
CREATE INDEX "audit_institution" ON "audit_log" USING btree ("institution_id","at","id");