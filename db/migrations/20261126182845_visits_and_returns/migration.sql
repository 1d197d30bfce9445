ALTER TABLE "profiles" ADD COLUMN "visited_on" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "visited_before" date;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "returned_at" timestamp(3) with time zone;