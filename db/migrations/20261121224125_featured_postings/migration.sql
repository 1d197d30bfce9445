CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_counts" (
	"posting_id" uuid,
	"day" date,
	"views" integer DEFAULT 0 NOT NULL,
	"applies" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "posting_counts_pkey" PRIMARY KEY("posting_id","day")
);
--> statement-breakpoint
CREATE TABLE "posting_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"posting_id" uuid NOT NULL,
	"action" text NOT NULL,
	"by" text NOT NULL,
	"note" text,
	"decided_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "posting_id" uuid;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "is_renewal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posted_jobs" ADD COLUMN "paid_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "posted_jobs" ADD COLUMN "refunded_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "posted_jobs" ADD COLUMN "findings" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "posted_jobs" ADD COLUMN "released_findings" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "posted_jobs" ADD COLUMN "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "checkouts_posting_id_index" ON "checkouts" ("posting_id");--> statement-breakpoint
CREATE INDEX "contact_messages_email_index" ON "contact_messages" ("email");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" ("created_at");--> statement-breakpoint
CREATE INDEX "posted_jobs_newest" ON "posted_jobs" ("created_at");--> statement-breakpoint
CREATE INDEX "posted_jobs_ending" ON "posted_jobs" ("expires_at");--> statement-breakpoint
CREATE INDEX "posted_jobs_contact" ON "posted_jobs" ("contact_email");--> statement-breakpoint
CREATE INDEX "posted_jobs_pending" ON "posted_jobs" ("updated_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "posting_decisions_posting_id_decided_at_index" ON "posting_decisions" ("posting_id","decided_at");--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_posting_id_posted_jobs_id_fkey" FOREIGN KEY ("posting_id") REFERENCES "posted_jobs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "posting_counts" ADD CONSTRAINT "posting_counts_posting_id_posted_jobs_id_fkey" FOREIGN KEY ("posting_id") REFERENCES "posted_jobs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "posting_decisions" ADD CONSTRAINT "posting_decisions_posting_id_posted_jobs_id_fkey" FOREIGN KEY ("posting_id") REFERENCES "posted_jobs"("id") ON DELETE CASCADE;