ALTER TABLE "jobs" ADD COLUMN "source_facts" jsonb;--> statement-breakpoint
-- A job that names only a last day ends once that day is over in all of the US, no longer in its afternoon there.
UPDATE "jobs" SET "expires_at" = "valid_through" + interval '12 hours 1 millisecond'
WHERE "expired_at" IS NULL AND "featured_until" IS NULL AND "expires_at" = "valid_through"
  AND "valid_through" = date_trunc('day', "valid_through", 'UTC') + interval '1 day' - interval '1 millisecond';
--> statement-breakpoint
-- A posting whose location is "Remote" is remote work, whether its box was ticked or not.
UPDATE "jobs" SET "has_remote" = true, "work_arrangement" = 'remote', "updated_at" = now()
WHERE "expired_at" IS NULL AND "featured_until" IS NOT NULL AND "work_arrangement" = 'onsite'
  AND "location" ~* '^(fully |100% )?(remote|work from home|telecommute)( ?[(,;:–—-]|$)';
