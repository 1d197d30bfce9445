ALTER TABLE "sign_in_links" ADD COLUMN "id" uuid DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD COLUMN "takes_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD COLUMN "code_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD COLUMN "used_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_links" DROP CONSTRAINT "sign_in_links_pkey";--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "sign_in_links" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_token_hash_key" UNIQUE("token_hash");--> statement-breakpoint
-- Links that were used until now have no verification left.
UPDATE "sign_in_links" SET "used_at" = now() WHERE NOT EXISTS (SELECT FROM "verifications" WHERE "identifier" = 'magic-link:' || "token_hash");
