CREATE TABLE "account_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL UNIQUE,
	"may_write" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp(3) with time zone
);
--> statement-breakpoint
DROP INDEX "jobs_letters";--> statement-breakpoint
CREATE INDEX "jobs_letters" ON "jobs" USING gin (title gin_trgm_ops,places_text gin_trgm_ops,company_name gin_trgm_ops) WHERE expired_at is null and featured_until is null;--> statement-breakpoint
CREATE INDEX "account_keys_user_id_index" ON "account_keys" ("user_id");--> statement-breakpoint
ALTER TABLE "account_keys" ADD CONSTRAINT "account_keys_user_id_profiles_id_fkey" FOREIGN KEY ("user_id") REFERENCES "profiles"("id") ON DELETE CASCADE;